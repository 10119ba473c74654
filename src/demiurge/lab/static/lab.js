// The marks of the plots.
