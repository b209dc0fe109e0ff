# Сбор колод, в любой игре.
server-deck-hero-missing = Сначала выберите героя.
server-deck-way-add = добавить: { $card }
server-deck-way-remove = убрать: { $card }
server-deck-line-unknown = Нет карты с названием { $said }.
server-deck-line-near = Нет карты с названием { $said }. Может быть, { $meant }?
server-deck-text-too-long = Текст слишком длинный для колоды: не больше { $most } байт.
server-deck-too-many-cards = Слишком много карт для колоды: не больше { $most }.
server-deck-unread = { $words } (строка { $line })
server-deck-own-not-here = В этой игре нет своих колод.
server-deck-breaks = Нарушает { $rule }
server-deck-keeps = Соблюдает { $rule }
