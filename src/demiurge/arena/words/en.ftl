### What the arena says, in English.

## Where games are played

workers-unknown = games are played here, or --on ray or ray:HOST:PORT, not on '{ $on }'
workers-no-ray = --on ray needs Ray: pip install 'demiurge[ray]'
workers-address = a Ray cluster is named by ray:HOST:PORT, not by '{ $address }'
workers-nowhere = no Ray cluster runs on this machine: begin one by `ray start --head`, join one by `ray start --address=HOST:PORT`, or give its address, --on ray:HOST:PORT
workers-unreachable = the Ray cluster at { $address } cannot be joined: { $why }
workers-no-cluster = there is no Ray cluster at { $address }, but something else
workers-without = a node of the cluster cannot do this work; has it Demiurge and the game? ({ $why })
workers-other = a node of the cluster has other sources of Demiurge than this machine: install the same on all of them
