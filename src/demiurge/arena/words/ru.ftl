### Что говорит арена, по-русски.

## Где идут партии

workers-unknown = партии идут здесь или --on ray либо ray:HOST:PORT, но не на «{ $on }»
workers-no-ray = для --on ray нужен Ray: pip install 'demiurge[ray]'
workers-address = кластер Ray называют так: ray:HOST:PORT, а не «{ $address }»
workers-nowhere = на этой машине нет кластера Ray: начните его командой `ray start --head`, присоединитесь к нему командой `ray start --address=HOST:PORT` или дайте адрес, --on ray:HOST:PORT
workers-unreachable = к кластеру Ray по адресу { $address } не присоединиться: { $why }
workers-no-cluster = по адресу { $address } не кластер Ray, а что-то другое
workers-without = узел кластера не может сделать эту работу; есть ли на нём Demiurge и игра? ({ $why })
workers-other = на узле кластера другие исходники Demiurge, чем на этой машине: установите везде одинаковые
