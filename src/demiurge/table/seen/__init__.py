"""What is seen: from one seat's View to a page, a picture, a film or a file to keep."""
