### Civolution in English.
### Names of cards, chips and events stand in the component files and are said as they are printed; another language
### may translate each by card-, attribute-, income-, start-, goal-, event- or markers- and what is printed.

title = Civolution

## Parts of every sentence

nothing = nothing
rival = V.I.C.I
together = { LIST($what) }
either = { OR($what) }
sentence = { UPPER($what) }.
coded = { $name } ({ $code })
amount = { $n } { $what }
    .some = { $what }

## What there is: .low within a sentence

material-wood = Wood
    .low = wood
material-beeswax = Beeswax
    .low = beeswax
material-oil = Oil
    .low = oil
material-papyrus = Papyrus
    .low = papyrus
material-herbs = Herbs
    .low = herbs
material-gold = Gold
    .low = gold
material-cotton = Cotton
    .low = cotton
material-clay = Clay
    .low = clay
material-sulfur = Sulfur
    .low = sulfur
material-coal = Coal
    .low = coal
material-peat = Peat
    .low = peat
material-tar = Tar
    .low = tar
material-stone = Stone
    .low = stone
material-iron_ore = Iron Ore
    .low = iron ore
material-jade = Jade
    .low = jade
material-sand = Sand
    .low = sand
material-salt = Salt
    .low = salt
material-copper = Copper
    .low = copper
feature-stamina = Stamina
feature-intelligence = Intelligence
feature-calm = Calm
feature-dexterity = Dexterity
feature-expression = Expression
feature-perception = Perception
track-technology = Technology
track-prestige = Prestige
track-knowledge = Knowledge
track-construction = Construction
track-culture = Culture
category-evolution = Evolution
category-prosperity = Prosperity
category-population = Population
category-expansion = Expansion
module-migration = Migration
module-procreation = Procreation
module-production = Production
module-transport = Transport
module-sustenance = Sustenance
module-exploration = Exploration
module-building = Building
module-planning = Planning
module-research = Research
module-achievement = Achievement
module-insight = Insight
module-mutation = Mutation
module-invention = Invention
module-trade = Trade
module-activity = Activity
module-sleep = Sleep
deck-invention = invention
    .a = an invention
deck-mutation = mutation
    .a = a mutation
deck-insight = insight
    .a = an insight
deck-building = building
    .a = a building
deck-achievement = achievement
    .a = an achievement
land-forest = Forest
    .low = forest
land-grassland = Grassland
    .low = grassland
land-hills = Hills
    .low = hills
land-swamp = Swamp
    .low = swamp
land-mountains = Mountains
    .low = mountains
land-desert = Desert
    .low = desert
land-water = Water
    .low = water
territory = { $land } { $tile }
ground = building ground { $n }
    .brief = ground { $n }
island = the island
site-building_ground = building ground
site-gorge = gorge
site-glacier = glacier
site-mystic_oak = mystic oak
site-hidden_grotto = hidden grotto
site-holy_rock = holy rock
site-cave = cave
site-mushroom_valley = mushroom valley
site-volcano = volcano
weather-hot = hot
weather-warm = warm
weather-mild = mild
weather-rain = rain
weather-cold = cold
civ-yellow = Yellow
civ-blue = Blue
civ-black = Black
civ-red = Red

## So many of it: .some without the number

chip-food = { $n } food
    .some = food
chip-money = { $n } money
    .some = money
chip-idea = { $n } { $n ->
        [one] idea
       *[other] ideas
    }
    .some = { $n ->
        [one] an idea
       *[other] ideas
    }
chip-focus = { $n } focus { $n ->
        [one] marker
       *[other] markers
    }
    .some = { $n ->
        [one] a focus marker
       *[other] focus markers
    }
chip-die = { $n } { $n ->
        [one] die
       *[other] dice
    }
    .some = { $n ->
        [one] a die
       *[other] dice
    }
chip-fate = { $n } fate { $n ->
        [one] die
       *[other] dice
    }
    .some = { $n ->
        [one] a fate die
       *[other] fate dice
    }
chip-card = { $n } { $n ->
        [one] card
       *[other] cards
    } in hand
    .some = { $n ->
        [one] a card
       *[other] cards
    } in hand
chip-favor = { $n } favor
    .some = favor
chip-vp = { $n } VP
    .some = VP
chip-vp-for = { $n } VP ({ LIST($sources) })
chip-steps = { $n } { $n ->
        [one] step
       *[other] steps
    } on { $track }
chip-plan = { $n } planning { $n ->
        [one] marker
       *[other] markers
    }
chip-raw = { $n } raw { $n ->
        [one] material
       *[other] materials
    }
chip-strengthen = { $n } strong { $n ->
        [one] tribe
       *[other] tribes
    }
chip-weak = { $n } weak { $n ->
        [one] tribe
       *[other] tribes
    }
chip-flag = { $n } new { $n ->
        [one] territory
       *[other] territories
    }
chip-upgrade = { $n } { $n ->
        [one] upgrade
       *[other] upgrades
    }
chip-stage = { $n } stage { $n ->
        [one] tile
       *[other] tiles
    }
chip-farm = { $n } { $n ->
        [one] farm
       *[other] farms
    }
chip-boat = { $n } { $n ->
        [one] boat
       *[other] boats
    }
chip-tribe = { $n } { $n ->
        [one] tribe
       *[other] tribes
    }
chip-anything = { $n } stored { $n ->
        [one] material
       *[other] materials
    } of any kind

## What is counted, after a number: .its of another civ, .brief where there is little room

metric-territories = { metric-territories.brief } with your tribes
    .its = { metric-territories.brief } with its tribes
    .brief = { $n ->
        [one] territory
       *[other] territories
    }
metric-tribes = { $n ->
        [one] tribe
       *[other] tribes
    }
metric-strong_tribes = strong { metric-tribes }
metric-wilderness_tribes = wilderness { metric-tribes }
metric-boat_tribes = { metric-tribes } on your boats
    .its = { metric-tribes } on its boats
metric-fire_camps = { metric-tribes } on fire encampments
metric-land_types = { metric-land_types.brief } with your tribes
    .its = { metric-land_types.brief } with its tribes
    .brief = land { $n ->
        [one] type
       *[other] types
    }
metric-adjacent_sites = revealed { $n ->
        [one] site
       *[other] sites
    } next to your tribes
    .its = revealed { $n ->
        [one] site
       *[other] sites
    } next to its tribes
metric-farms = { $n ->
        [one] farm
       *[other] farms
    }
metric-boats = { $n ->
        [one] boat
       *[other] boats
    }
metric-settlements = { $n ->
        [one] settlement
       *[other] settlements
    }
metric-statues = { $n ->
        [one] statue
       *[other] statues
    }
metric-food = food
metric-money = money
metric-stored_total = stored { $n ->
        [one] material
       *[other] materials
    }
metric-stored_kinds = { $n ->
        [one] kind
       *[other] kinds
    } of stored material
metric-features_total = feature { $n ->
        [one] marker
       *[other] markers
    }
metric-installed_cards = installed research { $n ->
        [one] card
       *[other] cards
    }
metric-dice_total = { $n ->
        [one] die
       *[other] dice
    }
metric-favor = favor { $n ->
        [one] space
       *[other] spaces
    }
metric-tracks_on_pale = progress { $n ->
        [one] disc
       *[other] discs
    } on pale spaces
metric-upgrades = module { $n ->
        [one] upgrade
       *[other] upgrades
    }
metric-track = { $n ->
        [one] step
       *[other] steps
    } on { $track }
metric-installed = { $deck } { $n ->
        [one] card
       *[other] cards
    }
metric-feature = { $feature } { $n ->
        [one] marker
       *[other] markers
    }

## What a cost space, a goal or an event asks for

need-count = have { $n } { $counted }
need-have = have { $n } { $feature }
need-return = return { $n } { $feature }
need-pay = return { $price }
need-counted = { $n } { $counted }
need-territories = tribes in { $n } { $land } territories
need-tribes = { $n } tribes in one { $land } territory
need-farm = a farm in a { $land } territory
need-ground = a statue and a settlement on one building ground
civs-with = each civ with { $n } { AS($counted, "its") }
civ-with = the civ with the { $which ->
        [fewest] fewest
       *[most] most
    } { AS($counted, "its") }
happens = { $n } { $n ->
        [one] step
       *[other] steps
    } { $way ->
        [hotter] hotter
       *[colder] colder
    }; { $who }{ $price ->
        [none] { "" }
        [farm] { " for a farm" }
        [boat] { " for a boat" }
        [statue] { " for a statue" }
       *[settlement] { " for a settlement" }
    }: { $effects }
cost-space = { $what }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp })
    }
costs = Cost: { $cost }.
at-once = At once: { $effects }.
performs = { $test ->
        [yes] { "After a favor test: " }
       *[no] { "" }
    }{ UPPER($effects) }.

## Effects

effects = { ROW($effects) }
effect-vp = { $n } VP
effect-track = { $track } +{ $n }
effect-track_any = +{ $n } on any track
effect-track_lowest = { $n } { $n ->
        [one] step
       *[other] steps
    } on your lowest track
effect-favor = Favor +{ $n }
effect-gain_material = store { $n } { $material }
effect-gain_material_row = store { $n } of row { $row }
effect-gain_feature = { $n } { $feature ->
        [none] feature of choice
       *[other] { $feature }
    }
effect-per = { $what } { effect-per.per } (at most { $most })
    .per = per { $per ->
        [1] { $counted }
       *[other] { $per } { $counted }
    }
    .brief = per { $per ->
        [1] { AS($counted, "brief") }
       *[other] { $per } { AS($counted, "brief") }
    } (max { $most })
effect-migrate = { $n } { $n ->
        [one] migration
       *[other] migrations
    }
effect-procreate = { $n } { $n ->
        [one] procreation
       *[other] procreations
    }
effect-place_weak_tribes = place up to { $n } weak tribes in one of your territories
effect-produce = produce { $n }
effect-transport = transport { $n }
effect-deliver = produce { $n } and store at once
effect-strengthen = strengthen { $n }
effect-hunt = { $n } { $n ->
        [one] hunt
       *[other] hunts
    }
effect-clear_hunting = remove { $n } hunting { $n ->
        [one] token
       *[other] tokens
    } from your lands
effect-lucky_find = { $n } lucky { $n ->
        [one] find
       *[other] finds
    }
effect-extra_find = store { $n } { $n ->
        [one] material
       *[other] materials
    } of a land type
effect-reveal_site = reveal { $n } { $n ->
        [one] site
       *[other] sites
    } { $where ->
        [anywhere] anywhere
       *[near] next to your tribes
    }
effect-explore = explore around one of your territories
effect-income_action = { $n } income { $n ->
        [one] action
       *[other] actions
    }
effect-activity = { $n } { $n ->
        [one] activity
       *[other] activities
    }
effect-gain_card = gain { $n } research { $n ->
        [one] card
       *[other] cards
    }
effect-draw_cards = draw { $n } cards, keep { $keep }
effect-gain_goal = gain { $n } goal { $n ->
        [one] chip
       *[other] chips
    }
effect-install_goal = install { $n } goal { $n ->
        [one] chip
       *[other] chips
    }
effect-gain_income_chip = gain { $n } income { $n ->
        [one] chip
       *[other] chips
    }
effect-install_card = install { $n } { $deck } { $n ->
        [one] card
       *[other] cards
    }
effect-upgrade = upgrade { $n } { $n ->
        [one] module
       *[other] modules
    }
effect-flip_stage = flip { $n } stage { $n ->
        [one] tile
       *[other] tiles
    }
effect-planning = place { $n } planning { $n ->
        [one] marker
       *[other] markers
    }
effect-turn_die = turn up to { $n } dice
effect-recover_die = take back { $n } used { $n ->
        [one] die
       *[other] dice
    }
effect-gain_die = gain { $n } { $die ->
        [fate] fate
       *[activation] activation
    } { $n ->
        [one] die
       *[other] dice
    }
effect-build = build { $n } { $kind ->
        [farm] { $n ->
            [one] farm
           *[other] farms
        }
        [boat] { $n ->
            [one] boat
           *[other] boats
        }
        [statue] { $n ->
            [one] statue
           *[other] statues
        }
        [settlement] { $n ->
            [one] settlement
           *[other] settlements
        }
       *[any] { $n ->
            [one] project
           *[other] projects
        } of any kind
    }
effect-move_feature = move { $n } feature { $n ->
        [one] marker
       *[other] markers
    }
effect-sale = { $n } { $n ->
        [one] Sale
       *[other] Sales
    }
effect-purchase = { $n } { $n ->
        [one] Purchase
       *[other] Purchases
    }
effect-shift_weather = shift the weather by { $n }
effect-favor_test = test: { $then }
effect-may_pay = for { $price }: { $then }
effect-if_at_least = { effect-if_at_least.case } { $then }
    .case = with { $n } { $counted }:
effect-choose = { OR($options) }

## Abilities

ability-activity = Activity: { $price ->
        [none] { "" }
       *[other] { $price }:{ " " }
    }{ $effects }.
ability-point_bonus = At the end { $n } VP for each card and income chip of its column.
ability-trigger = Permanent: { $when }: { $effects }.
when = { $on }{ $limit ->
        [per_turn] { " (once per turn)" }
        [per_era] { " (once per era)" }
       *[none] { "" }
    }
    .brief = { $on }{ $limit ->
        [per_turn] { " 1×/turn" }
        [per_era] { " 1×/era" }
       *[none] { "" }
    }
when-module_activated = after activating { $module ->
        [none] something
       *[other] { $module }
    }
when-feature_module_activated = after a feature module
when-hunt_done = after a hunt
when-procreation_done = after a procreation
when-migration_done = after a migration
when-develop_territory = after developing a territory
when-site_revealed = after a site you reveal
when-building_built = after building { $kind ->
        [none] something
        [farm] a farm
        [boat] a boat
        [statue] a statue
        [settlement] a settlement
       *[any] a project
    }
when-card_installed = after installing a card
when-chip_installed = after installing { $kind ->
        [goal] a goal chip
        [income] an income chip
        [attribute] an attribute chip
       *[none] a chip
    }
when-favor_test_passed = after a passed test
when-favor_test_failed = after a failed test
when-reset_done = after your Reset
when-sale_done = after a Sale
when-purchase_done = after a Purchase
when-track_threshold = after a track threshold
when-income_step = in the income phase
when-feeding_done = after feeding
when-new_cards = in phase 1
when-extra_find = after the extra find
when-tribe_died = when your tribe dies
when-upgrade_done = after an upgrade
when-displaced = when your tribe is displaced
always-feed_discount = feeding costs { $n } food less { $where ->
        [wilderness] in the wilderness
        [one_territory] in one territory of your choice
       *[other] in { $where }
    }
always-weak_survive = keep up to { $n } unfed weak { $n ->
        [one] tribe
       *[other] tribes
    } alive
always-favor_pass_plus = favor tests also pass with the next higher value
always-income_sure = tests of income chips always pass
always-hunt_bonus = +{ $n } food from every hunt{ $lands ->
        [none] { "" }
       *[other] { " " }in { OR($lands) }
    }
always-lucky_choice = choose the material of a lucky find
always-module_alias = { $first } and { $second } activate { $module }, too
always-idea_step = an idea changes a die by up to { $n } { $n ->
        [one] step
       *[other] steps
    }
always-free_step = one die step a turn needs no idea
always-leap = migrate anywhere for { $price }
always-swim = migrate across water
always-same_type_adjacent = { $land } territories count as adjacent
always-displace_strong = your tribes stay strong when displacing
always-weak_migrate = weak tribes may migrate
always-boat_seats = your boats have { $n } more { $n ->
        [one] seat
       *[other] seats
    }
always-boat_cargo = your boats hold { $n } more
always-fire_bonus = +{ $n } VP at every fire
always-explore_bonus = +{ $n } VP for each site you reveal
always-oak_bonus = +{ $n } VP at mystic oaks
always-site_immunity = { OR($sites) } does not harm you
always-weather_immunity = bad weather does not harm you
always-weather_choice = weather may be one space milder for you
always-deus_free = your first rescue of an era is free
always-farm_anywhere = farms may stand in any territory
always-statue_any = statues of any material
always-settlement_discount = settlements cost { $n } { $n ->
        [one] material
       *[other] materials
    } less
always-hand_as_material = { $n } hand { $n ->
        [one] card
       *[other] cards
    } a turn may stand for a material
always-ignore_cost_space = ignore { $n } cost { $n ->
        [one] space
       *[other] spaces
    } of { OR($decks) } cards
always-feature_double = { $feature } markers count double for cards
always-purchase_discount = purchases cost { $n } less
always-sale_bonus = +{ $n } money for a Sale
always-transport_extra = transport { $n } more
always-produce_extra = produce { $n } more
always-planning_split = planning markers may be split up
always-reset_limit = Reset with up to { $n } dice left
always-reset_both = a Reset gives an idea and a food
always-extra_diamonds = { $n } more { $n ->
        [one] diamond
       *[other] diamonds
    } with at least { $least } { $counted }

## What modules do

does-sleep = gain { $focus } focus { $focus ->
        [one] marker
       *[other] markers
    } or { $ideas } { $ideas ->
        [one] idea
       *[other] ideas
    }
does-feature = gain 1 { $feature }
does-migration = { $failed ->
        [none] { does-migration.most }
       *[other] favor test: { does-migration.most }, else { does-migration.else }
    }
    .most = { $passed ->
        [1] 1 migration
       *[other] up to { $passed } migrations
    }
    .else = { $failed ->
        [1] 1 migration
       *[other] up to { $failed } migrations
    }
does-procreation = { $failed ->
        [none] { does-procreation.most }
       *[other] favor test: { does-procreation.most }, else { does-procreation.else }
    }{ $strengthen ->
        [0] { "" }
       *[other] ; favor test: strengthen { $strengthen }
    }
    .most = { $passed ->
        [1] 1 procreation
       *[other] up to { $passed } procreations
    }
    .else = { $failed ->
        [1] 1 procreation
       *[other] up to { $failed } procreations
    }
does-production = produce { $produce }, and before or after it transport { $transport }{ $test ->
        [0] { "" }
       *[other] { " " }if a favor test passes
    }
does-transport = { $transport ->
        [0] transport all raw materials, those of boats as any material
       *[other] transport up to { $transport } raw materials
    }
does-sustenance = { $hunts ->
        [1] 1 hunt
       *[other] up to { $hunts } hunts
    }, or strengthen { $strengthen ->
        [1] 1 tribe
       *[other] up to { $strengthen } tribes
    }
does-exploration = explore{ $extra_sites ->
        [0] { "" }
        [one] , then reveal { $extra_sites } site anywhere
       *[other] , then reveal { $extra_sites } sites anywhere
    }{ $vp ->
        [0] { "" }
       *[other] { " " }and gain { $vp } VP
    }, or { $finds } lucky { $finds ->
        [one] find
       *[other] finds
    }
does-building = { $projects ->
        [1] 1 building project
       *[other] up to { $projects } building projects
    }{ $same_kind ->
        [0] { "" }
       *[other] { " " }of the same kind
    }, { does-install }
does-planning = { $gain_goals ->
        [0] { "" }
        [one] gain { $gain_goals } goal chip and{ " " }
       *[other] gain { $gain_goals } goal chips and{ " " }
    }install { $install_goals } goal { $install_goals ->
        [one] chip
       *[other] chips
    }, or place { $planning } planning { $planning ->
        [one] marker
       *[other] markers
    }
does-research = gain { $gain } research { $gain ->
        [one] card
       *[other] cards
    }, or draw { $draw } and keep { $keep }
does-achievement = gain { $dice ->
        [1] an activation die or a fate die
       *[other] an activation die and a fate die
    }, { does-install }
does-insight = gain { $ideas } { $ideas ->
        [one] idea
       *[other] ideas
    }, { does-install }
does-mutation = move { $moves ->
        [1] 1 feature marker
       *[other] up to { $moves } feature markers
    }, { does-install }
does-invention = { $incomes ->
        [1] 1 income action
       *[other] up to { $incomes } income actions
    }, { does-install }
does-install = or install { AS($deck, "a") } card{ $special_bonus ->
        [0] { "" }
       *[other] , with the special bonus
    }
does-trade = { $money ->
        [0] { "" }
       *[other] gain { $money } money, then{ " " }
    }{ $sales ->
        [1] 1 Sale
       *[other] up to { $sales } Sales
    } and { $purchases ->
        [1] 1 Purchase
       *[other] up to { $purchases } Purchases
    }
does-activity = { $activities ->
        [1] 1 activity
       *[other] up to { $activities } { $different ->
            [0] activities
           *[other] different activities
        }
    }

## What points are for

source-fires = fires
source-sites = sites
source-cards = cards and chips
source-costs = cost spaces
source-tracks = progress tracks
source-income = income
source-sales = sales
source-oaks = mystic oaks
source-strong = strong tribes
source-era = era scoring
source-statues = statues
source-categories = categories
source-stages = stages
source-point-bonuses = point bonuses
source-modules = modules
source-events = events
source-vici = action cards

## The journal: what nobody did

told-vici = V.I.C.I { LIST($deeds) }.
told-end = The game is over: { $who } wins with { $vp } VP.
told-era = Era { $n }
told-phase = Phase { $n }: { $phase }.
phase-1 = new cards
phase-2 = new goals
phase-3 = extra finds
phase-4 = actions
phase-5 = sites
phase-6 = feeding
phase-7 = events
phase-8 = income
told-event = The event of the era is { $event }: { $what }.
told-ending = The last Reset of the phase: this round is finished, then comes a final one.
told-final-round = The final round of the phase begins.
told-weather = The weather is { $weather }.

## The journal: what a civ did

told-kept-secret = keeps a card in secret
told-advanced = advances on { LIST($tracks) }
told-favor = advances in the favor of Agera
told-gained = gains { LIST($what, "some") }
told-scored = scores { LIST($rows) }
times = { $what } ({ $n }×)
scored-for = { $n } for { $what }
told-newcomer = takes the pre-made hand { $n }
told-markers = begins with the markers of { $card }
told-began = begins as { $start } with the goal { $goal }
told-monolith = has the monolith
told-took-goal = takes the goal { $goal }
told-stored = stores { LIST($what) }
told-activated = activates { $module }
told-reset = does a Reset
told-rolled = { $dice ->
        [none] has no die to roll
       *[other] rolls { $dice }
    }
told-roll = rolls a { $n }
told-fate = rolls { $dice } with :fate:
told-passed = passes the favor test
told-failed = fails the favor test
told-planned = places { $n } planning { $n ->
        [one] marker
       *[other] markers
    } on { $value }
told-migrated = migrates from { $start } to { $end }
told-displaced = displaces { $other ->
        [none] a tribe of its own
       *[other] a tribe of { $other }
    } in { $land }
told-developed = finds { $what } in { $land }
told-procreated = has a new tribe in { LIST($what) }
told-produced = produces in { LIST($what) }
told-transported = transports { LIST($what) }
from-land = { $what } from { $land }
told-hunted = hunts in { LIST($what) }
told-looked = looks for something in { AS($land, "low") }
told-strengthened = strengthens a tribe in { LIST($what) }
told-site = reveals a { $site } at { $recess }
told-farm = builds a farm in { LIST($what) }
told-buried = loses the farm in { $land } to the volcano
told-boat = builds a boat on { LIST($what) }
told-boarded = lets a tribe from { $land } board
told-statue = raises a statue{ $of ->
        [none] { "" }
       *[other] { " " }of { $of }
    } on { $ground }
told-settlement = founds settlement { $n } on { $ground }
told-installed = { $what ->
        [none] puts it
       *[other] installs { $what }
    } into column { $column }, stage { $stage }
told-took-attribute = takes the attribute { $chip }
told-took-income = takes the income chip { $chip }
told-income = performs { $chip }
told-upgraded = upgrades { $module } to level { $level }
told-flipped = flips the tile of stage { $stage }
told-took-hidden = takes a face-down card: { LIST($what) }
told-took-card = takes { $card } into the hand
told-stood-in = puts a hand card ({ $deck }) under its stack instead of a material
told-took-die = takes { $die ->
        [fate] a fate die
       *[activation] a die
    } from { $civ }
told-sold = sells { $what } for { $price ->
        [money] money
       *[vp] points
    }
told-bought = buys { LIST($what) }
told-activity = performs the activity of { $card ->
        [none] the console
       *[other] { $card }
    }
told-used = uses { $what }
told-gorge = leaves a food at the gorge { $recess }
told-froze = loses strength at the glacier in { LIST($what) }
told-fed-none = has no tribe that needs food
told-fed = feeds { $n } { $n ->
        [one] tribe
       *[other] tribes
    }
told-fed-some = feeds { $fed ->
        [0] none
       *[other] { $fed }
    } of { $n } { $n ->
        [one] tribe
       *[other] tribes
    }: { LIST($rest) }
fed-tired = { $n } { $n ->
        [one] lies
       *[other] lie
    } down
fed-dying = { $n } { $n ->
        [one] is
       *[other] are
    } dying
told-forwent = forgoes { $what }
told-saved = saves the tribe by Deus ex machina
told-lost = loses a tribe in { LIST($what) }
told-rewarded = is rewarded by the event { $event }
told-vici-card = reveals action card { $n }
told-vici-rolls = rolls { $n ->
        [1] a { LIST($dice) }
       *[other] { LIST($dice) }
    }
told-covered = covers space { $n } of { $grid ->
        [evolution] Evolution
       *[prosperity] Prosperity
    }
told-took-away = takes { $what } out of the game
told-took-chip = takes the { $kind ->
        [attribute] attribute
        [income] income
       *[goal] goal
    } chip { $what } out of the game
told-provided = provides for { LIST($what) }
told-token = puts a hunting token into { LIST($what) }
told-returned = returns { $what }
told-returned-raw = returns a raw material of { $land }
told-gave = gives a die of { $value }
told-gave-used = gives a used die
told-turned-feature = turns { $old } into { $new }
told-free-step = uses the free step
told-crossed = crosses { $land }
told-spared = spares a tribe in { $land }
told-cleared = removes the hunting token of { $land }
told-ignored = ignores cost space { $n }
told-kept = keeps { $card }
told-point = takes a point instead of { $chip }
told-took-up = takes up a { $value }
told-turned-die = turns a { $old } to { $new }
told-tempered = chooses milder weather
told-cheaper = needs less food in { $land }
told-gave-farm = gives up the farm in { $land }
told-gave-boat = gives up the boat on { $land }
marker-plan = a planning marker of { $value }
marker-food = food
marker-money = money
marker-idea = an idea
marker-focus = a focus marker

## The journal: on the way to a deed

step-done = leaves it at that
step-die = uses a { $value }
step-marker = uses a planning marker of { $value }
step-focus = uses a focus marker
step-spend = spends ideas
step-do = chooses: { $what }
step-value = uses the value { $value }
step-move = sets out from { $land }
step-strengthen = strengthens a tribe in { $land }
step-feed = feeds a tribe in { $land }
step-feed-all = feeds all tribes
step-lose = gives up a tribe in { $land }
step-explore = goes exploring in { $land }
step-store = chooses { $what }
step-skip = leaves a material out
step-by-hand = pays with a hand card
step-install = chooses { $card } to install
step-column = chooses column { $n }
step-stage = chooses the cost of stage { $n }
step-left = chooses the left side
step-right = chooses the right side
step-goal = chooses goal { $n } to install
step-cover = puts it over goal { $n }
step-draw = draws { $deck } cards
step-sale = begins a Sale
step-purchase = begins a Purchase
step-giver = says who gives the die
step-refuge = saves a tribe into { $land }
step-option = takes the { $n ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } option
step-take-it = takes it
step-forgo-it = forgoes it
do-produce = produce first
do-transport = transport
do-procreate = procreate first
do-strengthen = strengthen tribes
do-hunt = hunt
do-explore = explore
do-find = lucky find
do-project = building project
do-install = install a card
do-goal = install a goal chip
do-new-goal = gain a goal chip
do-plan = place planning markers
do-card = gain a research card
do-draw = draw cards and keep some
do-activation-die = gain an activation die
do-fate-die = gain a fate die
do-ideas = gain ideas
do-features = move feature markers
do-income = perform an income chip
do-activity = perform an activity
do-focus = gain a focus marker
do-idea = an idea
do-food = a food
do-favor = advance in the favor of Agera
do-points = gain points
do-test = take the favor test
do-test-first = take the favor test first
do-save = save the tribe
do-let-die = let the tribe die
do-transport-first = transport first

## Places: .brief for a row

place-fire = the fire of { $land }
    .brief = { $land }, fire
place-camp = { $land }, camp { $n }
    .brief = { $land }, camp { $n }
place-wild = the wilderness of { $land }
    .brief = { $land }, wild
place-wild-weak = the wilderness of { $land }, weak
    .brief = { $land }, wild, weak
place-boat = the boat on { $land }
    .brief = { $land }, boat
place-boat-weak = the boat on { $land }, weak
    .brief = { $land }, boat, weak
tribe-of = { $civ ->
        [none] your own tribe
       *[other] a tribe of { $civ }
    }
odds = Passes with { $best ->
        [1] 1
       *[other] 1 to { $best }
    } on one of { $dice }: { $odds } %.
odds-sure = Every test passes.

## Answers on the continent: label- in a row, answer- alone, note- one line more

answer-board = Board the boat from { $place }
note-board = It leaves its place and stays strong.
answer-move = Migrate from { $place }
note-move = { $n } { $n ->
        [one] place
       *[other] places
    } within reach.
note-displaces = Displaces { $who }{ $lies ->
        [yes] { " " }and lies down
       *[no] { "" }
    }.
note-develops = Develops the territory: its material is turned up.
answer-settle = Settle: { $place }
answer-cross = Cross { $land }
note-cross = And go on from there.
answer-bear = New tribe: { $place }
answer-strengthen = Strengthen: { $place }
note-strengthen = It stands up.
answer-weaken = Lay down: { $place }
note-weaken = The glacier weakens it.
answer-spare = Spare: { $place }
note-spare = It does not die.
answer-lose = Lose: { $place }
note-lose = It may still be saved.
answer-feed = Feed: { $place }
note-feed-strong = Unfed it lies down.
note-feed-weak = Unfed it dies.
label-feed-all = All of them
answer-feed-all = Feed all tribes
note-feed-all = { $n } food for all who are hungry.
answer-produce = Produce { $what ->
        [none] in
       *[other] { $what } in
    } { $land }
answer-deliver = Produce and store { $what ->
        [none] in
       *[other] { $what } in
    } { $land }
note-produce = { $n } raw { $n ->
        [one] material of yours lies
       *[other] materials of yours lie
    } there.
answer-fetch = Transport { $what ->
        [none] a raw material
       *[other] { $what }
    } from { $land }
label-ship = { $land } as { $what }
answer-ship = Ship { $what } from { $land }
answer-store = Store { $what }
note-store = { $land }, row { $row }. You have { $has }.
answer-find = Look for something in { AS($land, "low") }
note-find = The die decides: 1 and 2 { $low }, 3 and 4 { $middle }, 5 and 6 { $high }.
answer-hunt = Hunt in { $land }
note-hunt = { $low } to { $high } food, about { $whole }.{ $tenth } on average; then nobody hunts there in this era.
answer-clear = Remove the hunting token of { $land }
answer-rock = Holy rock: { $land }
note-rock = A favor test; passed, a new tribe there.
answer-explore = Explore around { $land }
note-explore = Turns up { $n } { $n ->
        [one] site
       *[other] sites
    }: { LIST($recesses) }.
note-explore-none = No face-down site is beside it.
vain = nothing comes of it now
vain-install = no cost can be met
vain-no-card = no { $deck } card in your hand
vain-goal = no goal is fulfilled
vain-no-goal = you have no goal chip
vain-strengthen = nobody is weak
vain-hunt = there is nowhere to hunt
vain-explore = no tribe is beside a face-down site
vain-project = nothing can be built
vain-income = you have no income chip
vain-features = there is no feature marker to move
note-vain = Allowed, but nothing happens: { $why }.
answer-reveal = Reveal the site { $recess }
note-reveal = With the points on it.
answer-farm = Farm in { $land }
note-farm = Your encamped tribes there need no food, those in the wilderness 1 less.
answer-boat = Boat on { $land }
note-boat = It brings a raw material; a strong tribe from beside it may board.
label-statue = { UPPER($ground) }
answer-statue = Statue of { $what } on { $ground }
note-statue = A step on any track now; { $vp } VP in every income phase, as your favor stands.
label-settlement = { $n } on { AS($ground, "brief") }
answer-settlement = Settlement { $n } on { $ground }
note-settlement = Gain an income chip; { $diamonds } { $diamonds ->
        [one] diamond
       *[other] diamonds
    } for Prosperity.
answer-cheaper = Cheaper food in { $land }
answer-remove-farm = Give up the farm in { $land }
answer-remove-boat = Give up the boat on { $land }
answer-refuge = Save it into the wilderness of { $land }
note-refuge = 1 favor.
note-leaves-pale = It leaves a pale space.
note-too-many-dice = More than { $n } dice on the dice spaces forbid a Reset.
label-take-it = Take it
answer-take-it = Take it: { $what }
label-forgo-it = Forgo it
answer-forgo-it = Forgo it: { $what }
note-forgo-it = Nothing comes of it.

## Answers at the console

answer-die = Use a { $value }
answer-marker = Use a planning marker of { $value }
note-paid-as = As a { $value }: { $ideas }.
label-focus = focus
answer-focus = Use a focus marker
note-focus = It stands for any value.
label-free-step = Free step
answer-free-step = Use the free step
note-free-step = Once a turn.
answer-spend = Spend { $ideas }
note-passes = The test is passed.
answer-do = { UPPER($what) }
answer-do-at = { UPPER($what) }: { $place }
note-save = It stays where it is for 1 favor.
note-save-free = It stays where it is; this once it costs nothing.
note-in-hand = { $n } { $deck } { $n ->
        [one] card
       *[other] cards
    } in hand.{ $special ->
        [0] { "" }
       *[other] { " " }With the special bonus: ignore a cost space, or install another.
    }
note-then-fate = Then a fate die as well.
note-then-activation = Then an activation die as well.
note-ideas = { $n } { $n ->
        [one] idea
       *[other] ideas
    }.
answer-value = Use the value { $value }
note-value = { $ideas }{ $free ->
        [yes] , or the free step
       *[no] { "" }
    }.
answer-install = Install { $card }
answer-install-in = Install { $card }: { $column }
answer-lowest = { $answer }, at the lowest cost
label-stage = stage { $n }
answer-column = Column { $n }, stage { $stage }
    .low = column { $n }, stage { $stage }
note-column = Stage { $stage }: { $vp ->
        [0] no points at the end
       *[other] { $vp } VP at the end{ $tile ->
            [yes] { " " }with its stage tile
           *[no] { "" }
        }
    }.
label-stage-cost = Stage { $n }
answer-stage = Pay the cost of stage { $n }
label-ignore = Space { $n }
answer-ignore = Ignore cost space { $n }
note-ignore = It is neither paid nor scored.
label-left-side = Left
answer-left-side = On the left side
label-right-side = Right
answer-right-side = On the right side
label-by-hand = A hand card
answer-by-hand = Put a hand card under its stack instead
note-by-hand = Which one, only you see.
answer-discard = Put { $card } under its stack instead
answer-keep = Keep { $card }
answer-keep-markers = Begin with { $card }
answer-start = Begin as { $start }
note-start = { $module } at level II. Income: { $effects }.
note-start-goal = Goal: { $goal }: { $what }.
face-up-card = the face-up card
answer-gain-open = Take { $card } ({ $deck })
label-gain-hidden = { UPPER($deck) }, face down
answer-gain-hidden = Take a face-down { $deck } card
answer-draw = Draw from the { $deck } stack
note-draw = All are looked at together.
answer-plan = Plan on { $value }
note-plan = { $n } planning { $n ->
        [one] marker
       *[other] markers
    }.
answer-giver = From { $civ }
answer-giver-number = From civ { $n }
label-vici-takes = It takes one of yours
answer-vici-takes = V.I.C.I takes a die from you
label-give-used = A used one
answer-give-used = Give a used die
answer-give = Give a die of { $value }
answer-take-up = Take up a { $value }
note-take-up = It is rolled with the others.
answer-turn-die = Turn a { $old } to { $new }
label-hotter = Hotter
answer-hotter = Hotter: { $weather ->
        [none] beyond
       *[other] { $weather }
    }
label-colder = Colder
answer-colder = Colder: { $weather ->
        [none] beyond
       *[other] { $weather }
    }
label-temper = Milder
answer-temper = Milder weather for you
note-temper = One space nearer to mild.
answer-return = Return { $what }
answer-return-raw = Return a raw material of { $land }
label-skip = Leave it out
answer-skip = Leave this material out
note-skip = The discount pays for it.

## Answers about chips, modules, tracks, trade

number-goal = goal { $n }
number-income = income chip { $n }
answer-goal = Install the goal { $goal }
note-bares = The space becomes free: upgrade a module.
answer-take-goal = Take the goal { $goal }
answer-take-goal-number = Take goal { $n }
answer-cover = Cover { $goal }
note-cover = It can be used again when the new one is installed.
answer-take-income = Take the income chip { $chip }
answer-income = Income: { $chip }
answer-point = 1 VP instead of { $chip }
answer-attribute = Take the attribute { $chip }
answer-attribute-number = Take attribute { $n }
note-attribute = Needs { $n } { $feature } and takes 1.
answer-upgrade = Upgrade { $module } to level { $level }
label-flip = Stage { $n }
answer-flip = Flip the tile of stage { $n }
note-flip = What stands there scores { $vp } VP each.
answer-shift-feature = Move { $old } to { $new }
answer-feature = Gain { $feature }
answer-track = Advance on { $track } to { $space }
answer-track-beyond = { $track }: beyond the end
note-track-beyond = { $vp } VP.
note-threshold = Threshold: { $bonus ->
        [upgrade] upgrade a module of the value { $value }
        [favor_or_income] favor or an income chip
        [vp] { $vp } VP
       *[stage_or_vp] a stage tile or { $vp } VP
    }.
answer-sell = Sell { $what } for money
answer-sell-vp = Sell { $what } for points
answer-buy = Buy { $what }
answer-sale = A Sale
note-sale = One material for money, one for points.
answer-purchase = A Purchase
label-activity-console = The console
answer-activity = Activity of { $card ->
        [none] the console
       *[other] { $card }
    }
note-activity-console = 1 money for a step on any track.
answer-use = Use { $what }
answer-choose = { UPPER($what) }
answer-pay = Pay { $price }: { $then }
answer-option = Option { $n }

## The turn

label-otherwise = { $module } by other dice
answer-activate = { $module }, dice of choice
answer-activate-otherwise = { $module } by other dice, dice of choice
label-paid-otherwise = { $module } otherwise
answer-paid = { $module } with { $paid }
answer-paid-otherwise = { $module } otherwise with { $paid }
answer-by-module = { $answer }, by { $module }
paid-two = two { $what ->
        [focus] focus markers
        [marker] planned { $at }s
       *[die] { $at }s
    }
paid-two-as = two { $what ->
        [marker] planned { $at } as { $value }
       *[die] { $at } as { $value }
    }
paid = { $first } and { $second }{ $free ->
        [yes] { " " }by the free step
       *[no] { "" }
    }
paid-focus = a focus marker
paid-die = a { $at }
paid-die-as = a { $at } as { $value }
paid-marker = a planned { $at }
paid-marker-as = a planned { $at } as { $value }
label-reset = Reset
label-left = { $n } left
answer-reset = Do a Reset
note-reset = Roll { $n } used { $n ->
        [one] die
       *[other] dice
    }, { $left } left; gain an idea or a food.
note-reset-last = It triggers the end of the phase.
lacks-reset = { $n } { $n ->
        [one] die
       *[other] dice
    } too many

## Enough

done = No more of it
done-take-up = Roll the dice
done-feed = Feed no more
done-ignore-space = Ignore nothing more
done-migrate = Migrate no more
done-procreate = No new tribe
done-phase-goal = Take no goal
done-gain-goal = Take no goal
done-nudge = Let the test fail
done-offered-test = Take no test
done-offer-test = Take no test
done-strengthen-test = Take no test
done-trade = Trade no more
done-sale = Sell no more
done-purchase = Buy nothing more
done-install = Install nothing
done-branch = Do nothing with it
done-transport = Transport no more
done-produce = Produce no more
done-project = Build no more
done-board = Nobody boards
done-explore = Explore nothing
done-reveal-one = Reveal nothing
done-hunt = Hunt no more
done-strengthen = Strengthen no more
done-install-goal = Install no goal
done-gain-chip = Take no income chip
done-once = Leave it
done-income-actions = No income action
done-gain-card = Take no card
done-draw-cards = Draw no more
done-turn-dice = Turn no more dice
done-perform = No activity
done-respond = Use none of them
done-may-pay = Do not pay
done-temper = As the weather is
done-at-rock = Leave the holy rock
done-deliver = Nothing more
done-replenish = Return nothing
done-starve = Spare no more
done-sacrifice = Keep them all
done-flip = Flip no tile
done-upgrade = Upgrade nothing
done-shift = Leave the weather
done-from-civ = Take no die
done-vici-takes = V.I.C.I takes none
done-second-die = Forgo the other die
done-second-part = Do not transport
done-move-feature = Move no more
done-choose = None of them
note-hungry = { $tired } { $tired ->
        [one] tribe
       *[other] tribes
    } will lie down, { $dying } will die.
note-nobody-hungry = Nobody goes hungry.
note-rolled = { $n } { $n ->
        [one] die is
       *[other] dice are
    } rolled.

## Groups of answers

group-keep = Keep a card
group-markers = Begin with
group-start = Begin as
group-pay = Pay with
group-value = Use the value
group-settle = Settle
group-cross = Cross and go on
group-move = Who sets out
group-bear = A new tribe
group-strengthen = Strengthen
group-weaken = Lies down at the glacier
group-feed = Feed
group-spare = Spare
group-lose = Lose a tribe
group-produce = Produce
group-fetch = Transport
group-hunt = Hunt
group-clear = Remove a hunting token
group-explore = Explore
group-reveal = Reveal a site
group-find = Lucky find
group-store = Store
group-farm = Build a farm
group-boat = Build a boat
group-settlement = Found a settlement
group-statue = Raise a statue
group-place-card = Install, with its column
group-install = Install a card
group-column = Into which column
group-column-later = Column first, the cost later
group-stage = At which cost
group-stage-later = Cost first, what to ignore later
group-ignore = Ignore a cost space
group-half = On which side
group-goal = Install a goal
group-take-goal = Take a goal
group-cover = Cover a goal
group-plan = Plan on
group-take-income = Take an income chip
group-use = Use an ability
group-income = Perform an income chip
group-point = A point instead
group-activity = Perform an activity
group-track = Advance
group-upgrade = Upgrade
group-flip = Flip a stage tile
group-gain = Take a card
group-gain-hidden = Take a face-down card
group-draw = Draw from
group-shift = Move a feature
group-feature-gain = Gain a feature
group-sell = Sell for money
group-sell-vp = Sell for points
group-buy = Buy
group-trade = Sale or Purchase first
group-giver = From whom
group-give = Give a die
group-take-up = Take up as well
group-turn-die = Turn a die
group-weather = The weather
group-cheaper = Cheaper food in
group-remove = Give up for the bonus
group-refuge = Save it into
group-option = Choose
group-return = Return
group-discard = Replace by a hand card
group-branch = What to do
group-module = Activate a module
group-ideas = Activate with ideas or focus
group-feature = Gain a feature
group-rest = Sleep or Reset
group-card-now = Install a card at once
group-goal-now = Install a goal at once
group-land-now = On the continent at once
group-chip-now = With a card or chip at once
group-attribute = Take an attribute chip
group-otherwise = Pay a module otherwise
group-step = Choose the dice one by one
group-done = Enough
group-of-module = { $module }: what, then where
group-of-deaths = Who is first
group-of-reset-marker = Gain
group-of-dying = Deus ex machina
group-of-castaway = Deus ex machina
group-of-offered-test = Favor test
group-of-offer-test = Favor test
group-of-strengthen-test = Favor test
group-of-favor-or-income = Favor
group-of-stage-or-points = Points
group-of-bad-weather = Give up food
group-of-part = Take it, or forgo it
group-of-die-part = Take it, or forgo it

## What is missing

lacks = { $what } short
lacks-dice = fewer than two dice and markers left

## Questions

left-over = { $left ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }({ $left } left)
    }
ask-which-dice = With which two dice or markers?
ask-which-as = What do you use as a { $value }?
ask-module = { $module }: what do you do?
ask-effect = { UPPER($what) }: do you take it, or forgo it?
ask-turn = Your turn: activate a module, or do a Reset.
ask-keep-one = Which card do you keep?
ask-keep-markers = With which starting markers do you begin?
ask-choose-start = Which starting chip card do you take?
ask-phase-goal = Do you take a goal chip{ left-over }?
ask-gain-goal = Which goal chip do you take{ left-over }?
ask-cover-goal = Which goal chip do you cover?
ask-extra-find = Which material do you find{ left-over }?
ask-pay-steps = Do you spend ideas, or the free step?
ask-offered-test = { $stake } Do you take it?
ask-offer-test = { $stake } Do you take it?
ask-nudge = You rolled { LIST($dice) }, not { $best ->
        [1] a 1
       *[other] 1 to { $best }
    }. Do you change a die? Passed: { $passed }. Failed: { $failed }.
ask-pick-value = You rolled { LIST($dice) } for { $what }: which value do you use?
stake-test = Favor test: { $best ->
        [1] 1 on one of { $dice } passes
        [6] every roll passes
       *[other] 1 to { $best } on one of { $dice } passes
    }. Passed: { $passed }. Failed: { $failed }.
stake-nothing = nothing
stake-migrations = { $n ->
        [0] no migration
        [one] { $n } migration
       *[other] { $n } migrations
    }
stake-births = { $n ->
        [0] no new tribe
        [one] { $n } new tribe
       *[other] { $n } new tribes
    }
stake-strengthened = { $n ->
        [one] { $n } tribe is strengthened
       *[other] { $n } tribes are strengthened
    }
stake-transports = { $n ->
        [one] { $n } transport
       *[other] { $n } transports
    }
stake-rock = a new tribe in { $land }
stake-hunt = the hunt in { $land }
stake-find = the find
ask-migrate = Which tribe migrates{ left-over }?
ask-travel = Where does it go{ left-over }?
ask-procreate = Where do you place the new tribe{ left-over }?
ask-place-weak = Where do you place the weak tribe{ left-over }?
ask-at-rock = Holy rock: { $stake } Do you use it?
ask-procreation-parts = Procreate first, or strengthen first?
ask-strengthen-test = { $stake } Do you take it?
ask-production-parts = Produce first, or transport first?
ask-second-part = Do you transport now?
ask-produce = Where do you produce{ left-over }?
ask-transport = What do you transport{ left-over }?
ask-deliver = Where do you produce and store at once{ left-over }?
ask-hunt = Where do you hunt{ left-over }?
ask-clear = Which hunting token do you remove{ left-over }?
ask-strengthen = Which tribe do you strengthen{ left-over }?
ask-explore = Where do you explore{ left-over }?
ask-reveal-one = Which site do you reveal{ left-over }?
ask-lucky-find = In which land type do you look{ left-over }?
ask-project = What do you build{ left-over }?
ask-board = Does a tribe board the boat?
ask-pay-material = How do you pay this material?
ask-stand-in = Which hand card goes under its stack?
ask-pay-any = Which material do you return{ left-over }?
ask-install = Which card do you install{ left-over }?
ask-card-column = Into which column?
ask-card-stage = The cost of which stage?
ask-ignore-space = Do you ignore a cost space?
ask-choose-column = Into which column?
ask-goal-column = Into which column?
ask-goal-half = On which side?
ask-install-goal = Which goal chip do you install{ left-over }?
ask-gain-or-install = Gain or install a goal chip{ left-over }?
ask-place-markers = On which dice space?
ask-gain-chip = Which income chip do you take?
ask-once = Its action, or a point?
ask-income-actions = Which income chip do you perform{ left-over }?
ask-income-phase = Which income chip is next?
ask-flip = Which stage tile do you flip{ left-over }?
ask-upgrade = Which module do you upgrade{ left-over }?
ask-move-feature = Which feature marker do you move{ left-over }?
ask-any-feature = Which feature do you gain{ left-over }?
ask-gain-card = Which card do you take{ left-over }?
ask-draw-cards = From which stack do you draw{ left-over }?
ask-keep-cards = Which card do you keep{ left-over }?
ask-from-civ = From whom do you take the die?
ask-vici-takes = V.I.C.I may take a die from you: does it?
ask-second-die = Do you gain the other die, too?
ask-give-die = Which die do you give?
ask-turn-dice = Which die do you turn{ left-over }?
ask-trade = Do you sell or buy?
ask-sale = What do you sell{ left-over }?
ask-purchase = What do you buy{ left-over }?
ask-perform = Which activity do you perform{ left-over }?
ask-any-track = On which track do you advance{ left-over }?
ask-lowest-track = On which of your lowest tracks{ left-over }?
ask-favor-or-income = Favor, or an income chip?
ask-stage-or-points = A stage tile, or 3 VP?
ask-take-up = Which further dice do you take up?
ask-reset-marker = An idea or a food?
ask-freeze = Which tribe lies down at the glacier?
ask-cheaper = In which territory is food cheaper?
ask-feed = Whom do you feed?
ask-starve = Which tribe is spared?
ask-deaths = Several tribes are dying: which is first?
ask-dying = Do you save the tribe?
ask-castaway = Where is the tribe saved?
ask-temper = Do you choose milder weather?
ask-fine-weather = An income chip, or an activity?
ask-bad-weather = What do you lose?
ask-sacrifice = What do you give up for the bonus?
ask-respond = Which ability do you use?
ask-replenish = Your supply is empty: which marker do you return{ left-over }?
ask-may-pay = Do you pay for it?
ask-choose = Which of these?
ask-store-row = Which material do you store{ left-over }?
ask-shift = Hotter or colder{ left-over }?

## What parts of the table say of themselves: a title, and .text

tip-camp = Encampment
    .text = A tribe that settles on a free one stays strong; who stands there is displaced to the wilderness, and the newcomer lies down.
tip-camp-fire = Fire
    .text = Every tribe that settles here earns the points of the fire.
tip-wild = Wilderness
    .text = It holds any number of tribes; each needs 2 food. Who is displaced comes here.
tip-tribes = Tribes
    .text = Strong ones stand, weak ones lie. Only strong ones migrate, and each scores 1 VP after feeding.
tip-weak = Weak tribes
    .text = They lie down. Unfed they die; Sustenance makes them strong again.
tip-territories = Territories
    .text = With an own tribe, boats included: they count for Expansion.
tip-hunting = Hunting token
    .text = Nobody hunts here for the rest of the era.
tip-raw = Raw material
    .text = It is of the kind on the material tile, on a boat still open; transported it is stored.
tip-site-down = Face-down site
    .text = Who explores beside it turns it up and gains its points.
tip-ground = Building ground
    .text = Statues of the materials shown and settlements are built here by who has a tribe beside it.
tip-island = The island
    .text = A building ground for who has a tribe on an own boat here.
tip-statues = Statues
    .text = In every income phase each is worth the points above the favor disc.
tip-hand = Hand
    .text = Research cards, secret to others; their decks are seen by their backs. There is no limit.
tip-used = Used dice
    .text = They lie below the console until a Reset.
tip-planning = Planning marker
    .text = It stands for a die of its space and returns to the supply.
tip-focus = Focus markers
    .text = Each stands for a die of any value and returns to the supply.
tip-idea = Ideas
    .text = Each changes an activation or fate die by one; 1 and 6 are neighbours.
tip-favor = The favor of Agera
    .text = A favor test is passed if a fate die shows at most the number of the space. Deus ex machina goes one space back and saves a tribe.
tip-fate = Fate dice
    .text = All are rolled for favor tests, hunts and lucky finds.
tip-storage = Storage
    .text = Stored materials pay for cards and settlements and are sold. Neighbours in a column make diamonds.
tip-goal-area = Goals
    .text = Only the chip on top can be installed. If its space becomes free a module is upgraded.
tip-monolith = The monolith
    .text = Who has it comes first in everything. It goes to who scores most in the era scoring.
tip-activity = Activities
    .text = Of installed cards, and of the console: 1 money for a step on any track.
tip-attributes = Attribute chips
    .text = They may be taken whenever one has to do something, with enough markers of the feature.
tip-incomes = Income chips
    .text = Gained for settlements and a filled first stage; each is performed in the income phase.
tip-goals = Goal chips
    .text = In phase 2 everybody may take one.
tip-score = Success points
    .text = The most win; a tie goes to who has upgraded more modules.
tip-upgrades = Upgrades
    .text = A module goes from level I to II and III.
tip-phase = The phases of an era
    .text = New cards, new goals, extra finds, actions, sites, feeding, events, income.
tip-wheel = The wheel
    .text = V.I.C.I's territory roll: 1 to 6 is a land type; from one that does not fit the arrows lead on. A second roll chooses by beacons.
tip-beacon = Beacons
    .text = They tell territories of one type apart for V.I.C.I.
tip-provision = Provision markers
    .text = One feeds an encamped tribe of V.I.C.I, two feed all of them and one in the wilderness; two block the farm space.
tip-vici = V.I.C.I
    .text = The opponent of the solo game plays by its cards. You win with more points, not with as many.
tip-vici-card = V.I.C.I's action cards
    .text = In its turn the top one is revealed and carried out: by a die, or for a scoring category.
tip-vici-tribes = V.I.C.I's tribes
    .text = They settle by the settling table, are not weakened when they displace, and are fed by provision markers.
tip-dice = Activation dice
    .text = Two of them activate a module. With at most { $n } left on the dice spaces a Reset is possible.
tip-food = Food
    .text = A tribe needs 1, in the wilderness 2. Every { $per } are a diamond, { $most } at most.
tip-money = Money
    .text = It buys materials and pays the activity of the console. Every { $per } are a diamond, { $most } at most.
tip-farms = Farms
    .text = { $n } for each civ. One feeds the own tribes on encampments of its territory and gives an idea.
tip-boats = Boats
    .text = { $n } for each civ. One carries { $seats } own tribes and a raw material.
tip-boat = A boat
    .text = It has { $seats } seats for own strong tribes and holds 1 raw material, which may become the material of a land beside it.
tip-supply = Supply of markers
    .text = A civ has { $n }. If none is left others may be returned for those that are gained.
tip-stages = Stages
    .text = What stands there is worth { $worth } VP on stages 1 to 5 at the end; 4 and 5 only with their tile. A filled stage 1 gives an income chip, stage 2 flips a tile.
tip-prosperity = Diamonds
    .text = Of food, money, settlements and storage. They count for Prosperity.
tip-reset-marker = Reset
    .text = With at most { $n } dice left: roll the used dice again and gain an idea or a food.
tip-dice-display = Activation dice to be had
    .text = Achievement gains one, which is rolled at once. Without one here it comes from who has the most.
tip-fate-display = Fate dice to be had
    .text = Achievement gains one. Without one here it comes from who has the most.
tip-resets = Resets of the phase
    .text = With the Reset number { OR($resets) } of the era (2, 3 or 4 civs) the round is finished and a final one follows.
tip-threshold = Threshold
    .text = Crossing it gives its bonus: an upgrade, favor or an income chip, { $vp } VP, or a stage tile or { $vp } VP.
tip-era = Eras
    .text = Four of them. Each scores its category in phase 7: { $worth } VP a unit.
tip-final-scoring = Final scoring
    .text = All nine categories, those with a tile for more; then stages and point bonuses.
tip-event = The event of the era
    .text = In phase 7 it moves the weather and gives its bonus to who meets its requirement.
tip-weather = The weather
    .text = Its effect comes in phase 7, where the indicator ends.
tip-vici-evolution = V.I.C.I's Evolution
    .text = { $spaces } spaces. A marker on { OR($removals) } removes an attribute chip of the display.
tip-vici-prosperity = V.I.C.I's Prosperity
    .text = { $spaces } spaces. A marker on { OR($removals) } removes an income chip of the display.
tip-vici-reset = V.I.C.I's Reset
    .text = With { $blue } blue and { $red } red eyes to be seen it does a Reset instead of its card.
tip-vici-level = The level of V.I.C.I
    .text = { EACH($levels) }.
level-beginner = beginner
level-moderate = moderate
level-medium = medium
level-advanced = advanced
level-expert = expert
level-of = { UPPER($level) }: { $era ->
        [none] always blue
       *[other] red from era { $era } on
    }

## What components say of themselves

title-of = { UPPER($what) }
tip-own = Of this project's own design.
tip-card = { UPPER($deck) } card { $code }.
tip-card-cost = Cost by stage: { EACH($spaces) }.
tip-card-free = It costs nothing.
tip-card-space = { $stage } { $what }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp } VP)
    }
tip-goal = Goal chip.
tip-goal-installed = Planning installs it.
tip-attribute = Attribute chip. Needs { $n } { $feature }, of which 1 is returned.
tip-income = Income chip.
tip-start = Starting chip card, an income chip on stage 4. At the start it upgrades { $module }.
tip-income-action = Its action: { $test ->
        [yes] after a favor test{ " " }
       *[no] { "" }
    }{ $effects }; or 1 VP.
tip-markers = Starting marker card: { LIST($gains) }.
tip-planned = { $n } planning { $n ->
        [one] marker
       *[other] markers
    } of { $value }
tip-module-dice = Dice { LIST($dice) }.
tip-module-any = Any two dice.
tip-module-level = { $level }: { UPPER($what) }.
tip-feature = Two dice of { $value } gain 1 { $feature }. { $n } research cards ask for it; with 3 or 4 of it attribute chips can be taken; every marker counts for Evolution.
tip-material = { $land }, row { $row }. A Sale brings { $money } money or { $vp } VP; a Purchase costs { $up } where its tile is face up, else { $down }.
tip-material-statues = Statues of it may stand on { LIST($grounds) }.
tip-settlement = Settlement { $n }
    .text = Costs { LIST($cost) }. Gain an income chip; { $diamonds } { $diamonds ->
        [one] diamond
       *[other] diamonds
    } for Prosperity.
tip-track = Thresholds on { LIST($spaces) }; its upgrades are for modules with a die of { $value }. Beyond { $last } each step is { $vp } VP.
tip-deck = { UPPER($deck) } cards
    .text = The top card lies face up; Research takes it or a face-down one. The module { $module } installs cards of it.
tip-category = Units: each { $unit }. An era that scores it gives { LIST($eras) } VP a unit in era 1, 2, 3 and 4. At the end { $vp } VP a unit, with a scoring tile { $tile }.
tip-unit-track = space on { $track }
tip-unit-evolution = feature marker
tip-unit-prosperity = active diamond
tip-unit-population = tribe on the continent
tip-unit-expansion = territory with an own tribe
tip-site = { $vp }{ $most ->
        [none] { "" }
       *[other] { " " }to { $most }
    } VP for who reveals it.
tip-site-building_ground = Own tribes beside it may build here: per civ 2 buildings, 1 settlement at most.
tip-site-gorge = In the site phase everybody with a tribe beside it returns 1 food.
tip-site-glacier = In the site phase everybody with a strong tribe beside it lays one down.
tip-site-mystic_oak = In the site phase each territory beside it with an own tribe gives 2 VP (water, swamp, desert) or 1.
tip-site-hidden_grotto = Who activates Production first produces and stores 1 in a territory beside it.
tip-site-holy_rock = Who activates Procreation first may test its favor for a new tribe beside it.
tip-site-cave = For migration all territories beside revealed caves are adjacent to one another.
tip-site-mushroom_valley = A hunt beside it gives 1 food more.
tip-site-volcano = No farm stands beside it; when it is revealed, farms there return.
tip-land = Its materials are { LIST($materials) }.
tip-water = Tribes are here only on boats of their civ.
tip-hunt-food = A hunt brings { $food } food for a die of 1 to 6.
tip-weather-spot = If the event of the era leads here, { tip-weather-spot.effect }.
    .effect = { $effect ->
        [income] everybody performs an income chip
        [income_or_activity] everybody performs an income chip or an activity
        [activity] everybody performs an activity
        [food_or_tribe] everybody returns 1 food or loses a tribe
       *[tribe] everybody loses a tribe
    }
tip-weather-beyond = Beyond it { tip-weather-spot.effect }.
tip-action-card = Action card { $n }
tip-vici-halves = Blue: { $blue }. Red: { $red }.
tip-half-scoring = the action for { $scored ->
        [this-era] the category of this era
        [next-era] the category of the next era
        [era-four] the category of era 4
       *[final-tiles] the categories of the final tiles
    }, { $n } { $n ->
        [one] time
       *[other] times
    } each{ $vp ->
        [0] { "" }
       *[other] , then { $vp } VP
    }
tip-half-rows = { EACH($rows) }
tip-half-row = { $dice }: { LIST($deeds) }
tip-deed-card = the top { $deck } card leaves the game
tip-deed-vp = { $n } VP
tip-deed-favor = favor +{ $n }
tip-deed-statue = a statue on the island
tip-deed-die = an activation die
tip-deed-fate-die = a fate die
tip-deed-evolution = Evolution +{ $n }
tip-deed-prosperity = Prosperity +{ $n }
tip-deed-procreation = a procreation
tip-deed-migration = a migration
tip-deed-provision = a provision marker
tip-deed-reveal = reveals sites
tip-deed-token = a hunting token

## Whose design components are

house-all = All { $n } { $what } are of this project's own design.
house-some = { $n } of { $of } { $what } are of this project's own design.
house-cards = research cards
house-goals = goal chips
house-incomes = income chips
house-attributes = attribute chips
house-events = events
house-markers = starting marker cards
house-starts = starting chip cards
house-vici = action cards of V.I.C.I
house-sites = Points or materials of these sites are our own: { LIST($sites) }.
house-settlements = The diamonds under the settlements are our own.
house-numbers = Numbers that the rulebook shows only in a picture are our reading: { LIST($numbers) }.
house-number-thresholds = the thresholds of the tracks
house-number-progress = the pale spaces and the end of the tracks
house-number-favor = the points of statues above the favor track
house-number-stages = the points and the shape of the stages
house-number-diamonds = the diamonds of food, money and storage
house-number-evolution_grid = V.I.C.I's Evolution grid
house-number-weather = the weather
house-number-scoring = the values of the categories
house-number-by_civs = what depends on how many play
house-number-shared = how much is in the box
house-number-civ = what a civ has
house-number-solo = what V.I.C.I has
house-number-prosperity_grid = V.I.C.I's Prosperity grid
house-number-event_check = what events compare with V.I.C.I
house-number-rolls = V.I.C.I's dice tables
house-number-wheel = V.I.C.I's wheel
house-number-levels = V.I.C.I's levels
house-tiles = The borders and encampments of the continent tiles { LIST($tiles) } are our own.

## The shop window: option- with .text, value- of each

option-hands = Starting hands
    .text = with what you begin: given to you, chosen by you, or the one and the other in turn (CV-2.44)
value-hands-newcomer = Given
value-hands-advanced = Chosen
value-hands-mixed = Mixed
option-continent = Continent
    .text = three of the eight tiles at fixed places, which is easier to begin with, or all by lot (CV-2.11, CV-2.12)
value-continent-first-play = For a first play
value-continent-random = By lot
option-materials = Materials
    .text = at the start: Wood and Papyrus, or any (CV-2.14, CV-2.15)
value-materials-first-plays = Wood and Papyrus
value-materials-experienced = By lot
option-first-civ = First civ
    .text = who has the monolith first (CV-2.36)
value-first-civ-drawn = By lot
value-first-civ-seat-1 = Seat 1
option-level = Strength of V.I.C.I
    .text = playing alone: how hard the opponent is that the game plays (chapter 45)
value-level-beginner = Beginner
value-level-moderate = Moderate
value-level-medium = Medium
value-level-advanced = Advanced
value-level-expert = Expert
option-extra-tough = Extra tough
    .text = playing alone: V.I.C.I acts on a Reset, too (CV-45.7)
value-extra-tough-no = No
value-extra-tough-yes = Yes
option-solo-cards = Starting cards alone
    .text = playing alone: you are dealt your starting cards, or choose them from all (CV-40.11)
value-solo-cards-dealt = Dealt
value-solo-cards-picked = Chosen
option-rulings = Rulings
    .text = the rules as they read now, or as they read here before
value-rulings-printed = As now
value-rulings-until-2026-11 = As until November 2026
unasked = Take every part of a bonus without asking

## Around the continent: words on cards, panels and figures

label-level = level { $n }
label-test = test:
label-or = or
label-at-end = End:
label-bonus = per { $counted } of its column
note-dice-space = Space { $value }: { LIST($lying) }.
label-any-two = any two
note-level = Level { $level }.
note-markers = { $n } { $n ->
        [one] marker
       *[other] markers
    }.
note-unpaid = Cannot be paid now.
note-cheapest = Cheapest now: { ROW($means) }.
pays-die = die { $at }
pays-marker = planning marker { $at }
pays-focus = focus marker
pays-free-step = the free step
supply-ideas = { $n ->
        [one] idea
       *[other] ideas
    }
supply-focus = focus
supply-need = need { $n }
supply-feeds = feeds { $n }
supply-money = money
supply-fate = fate
supply-used = used
supply-farms = farms
supply-boats = boats
supply-of = of { $n }
label-sure = sure
note-sure = Every favor test passes without a roll.
note-odds = A favor test passes with { $best ->
        [1] a 1
       *[other] 1 to { $best }
    } on one of the fate dice: { $odds } %, before ideas.
note-reset-now = { $may ->
        [yes] Possible now
       *[no] Too many dice lie on the spaces
    }: { $markers } reset { $markers ->
        [one] marker
       *[other] markers
    } left; { $dice } { $dice ->
        [one] die
       *[other] dice
    } on the dice spaces.
label-possible = possible
label-not-yet = not yet
label-built = built
panel-storage = Storage
label-prosperity = prosperity { $n }
note-supply = { $n } of { $of } markers and { $tribes } in the supply.
label-supply = supply { $n }
note-stored = { $what }: { $n } stored.
note-grid-diamonds = The markers of its Prosperity grid.
note-diamonds = Diamonds: { ROW($sources) }.
note-no-diamonds = No diamonds yet.
diamonds-food = { $n } by food
diamonds-money = { $n } by money
diamonds-settlements = { $n } by settlements
diamonds-storage = { $n } by storage
diamonds-cards = { $n } by cards
panel-partition = Stage partition
note-partition = Final scoring as it stands: { $stages } VP by stages, { $bonuses } by point bonuses.
label-so-far = { $points } so far
note-stage-on = The tile of stage { $n } is active.
note-stage-off = The tile of stage { $n } is not active yet: no points for this stage.
note-filled = Stage { $stage } is filled: { note-filled.brings }.
    .brings = { $stage ->
        [1] an income chip
       *[other] a stage tile is flipped
    }
note-to-fill = { $n } { $n ->
        [one] place
       *[other] places
    } of stage { $stage } to fill: { note-filled.brings }.
note-column-free = Column { $n }: { $purpose }, next place on stage { $stage }.
column-open = open for any type
column-cards = { $deck } cards
column-goals = goal chips
column-attributes = attribute chips
note-used-era = Used this era.
note-used-turn = Used this turn.
panel-goals = Goals
label-ready = { $n ->
        [0] Planning installs one
       *[other] { $n } fulfilled: Planning installs
    }
label-empty = empty
note-below = Below it: { ROW($goals) }.
label-progress = { $n } of { $of }
label-fitting = { $n } of { $of } can be met
label-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
label-no-card = No card in hand.
panel-hand = Hand
label-now = now
note-no-column = No column is free for its type.
note-missing = Its next place is on stage { $stage }. Missing: { $what ->
        [none] a way to meet its cost
       *[other] { EACH($what) }
    }.
note-module-unpaid = Its next place is on stage { $stage }; its cost can be met, its module cannot be paid now.
note-installable = Its next place is on stage { $stage }; it can be installed { $ideas ->
        [0] now
        [one] with { $ideas } idea
       *[other] with { $ideas } ideas
    }.
label-being-installed = being installed

## The continent

label-continent = The continent
note-folk = Wilderness of { $land }: { $there ->
        [none] nobody
       *[other] { ROW($there) }
    } { $strong ->
        [yes] strong
       *[no] weak
    }.
note-folk-of = { $n } { $civ }
note-boats = { $land }: { $boats }
note-boat-of = Boat of { $civ } with { $n } aboard{ $cargo ->
        [yes] , cargo
       *[no] { "" }
    }.
note-land = { $land }{ $start ->
        [yes] , start territory
       *[no] { "" }
    }{ $beacons ->
        [0] { "" }
        [one] , { $beacons } beacon
       *[other] , { $beacons } beacons
    }.
note-land-material = Its material: { AS($what, "low") }.
note-land-undeveloped = Not developed.
note-land-free = Free encampments: { $n }.
note-land-has = { $civ }: { ROW($what) }.
note-land-raw = { $n } raw
note-land-farm = a farm
note-land-provisions = Provisions of V.I.C.I: { $n }.{ $blocked ->
        [yes] { " " }The farm space is blocked.
       *[no] { "" }
    }
note-land-hunted = Hunted in this era.
note-touches = Touches { ROW($lands) }.
note-fire = { $land }, the fire for { $vp } VP: { $who }.
note-camp = { $land }, encampment { $n }: { $who }.
camp-free = free
camp-strong = { $civ }, strong
camp-weak = { $civ }, weak
note-site = { UPPER($site) } { $recess }: { $vp } VP for revealing it.
note-site-down = The site { $recess }, face down.
note-at-recess = It lies at { $recess }.
note-ground = { UPPER($ground) }: statues of { OR($materials, "low") }.
note-ground-settlement = { $civ }: settlement.
note-ground-statues = { $civ }: { $n ->
        [one] statue
       *[other] { $n } statues
    }.

## Header, seats, displays, tracks

panel-console = Console
panel-stages = Stages
panel-displays = Displays
panel-tracks = Tracks
panel-income = Income
panel-attributes = Attributes
panel-research = Research
panel-starts = Starting cards
panel-dice = Dice
panel-final = The final scoring
panel-final-now = If the game ended now
unit-track = step on { $track }
unit-evolution = feature
unit-prosperity = diamond
unit-population = tribe
unit-expansion = territory
note-era-worth = { $category } { $n }: { $vp } VP if the era were scored now.
label-setup = Setup
label-end = The end
label-final = End
label-last-turns = Last turns
label-final-round = Final round
label-each = each { $unit }
note-era = Era { $n } scores { $vp } VP for each { $unit }.
note-standing = { $category } now: { ROW($points) } VP.
figure-of = { $civ } { $n }
note-phase = Phase { $n } of { $of }.
note-resets = { $n } of { $of } Resets done; the last one ends the action phase.
note-final = At the end, for each: { ROW($worth) } VP.
worth-of = { $category } { $vp }
label-first = first
label-dice = { $figure } { $n ->
        [one] die
       *[other] dice
    }
note-tribes = { $n } { $n ->
        [one] tribe
       *[other] tribes
    } standing, { $lying } lying, { $supply } in the supply.
note-feature = { $feature }: { $n }.
note-upgraded = { $module } is at level { $level }.
label-no-upgrades = no upgrades yet
label-nothing-stored = nothing stored
note-installed = { UPPER($deck) } cards installed: { $n }.
note-stages-worth = The stages are worth { $vp } VP now.
label-stages = Stages
label-point-bonuses = Point bonuses
label-before = With the { $vp } VP before it
label-today = With the { $vp } VP of today
label-no-event = no event yet
label-most = most
label-fewest = fewest
note-leaders = { UPPER($counted) }: { ROW($values) }.
note-weather = { UPPER($weather) }: { $effect ->
        [income] an income action
        [income_or_activity] an income action or an activity
        [activity] an activity
        [food_or_tribe] lose a food or a tribe
       *[tribe] lose a tribe
    }.
label-none = none
note-stack = { UPPER($deck) }: { $down } face down, { $up } face up.
note-has = { $civ } has { $n } of { $of }.
note-bonus = Space { $space }: { $bonus ->
        [upgrade] upgrade a module
        [favor_or_income] favor, or an income chip
        [vp] { $vp } VP
       *[stage_or_vp] flip a stage tile, or { $vp } VP
    }.
note-track = { $track }: { ROW($spaces) }.
note-favor = A fate die up to { $value } passes ({ $chance } % each); a statue is worth { $vp } VP.
label-all = all

## V.I.C.I's panel

label-wheel = V.I.C.I's wheel
note-wheel = A die chooses the land type, a second one the beacons; who finds none goes on clockwise.
label-vici-level = { $level }{ $tough ->
        [yes] , extra tough
       *[no] { "" }
    }
note-provisions = Provision markers on the continent.
note-island-statues = Statues on the island.
label-until-then = Until then
label-final-scoring = Final scoring
label-total = Total
note-piles = { $n } { $n ->
        [one] card
       *[other] cards
    } in its stack, { $shown } revealed, { $spent } discarded.
note-eyes = { $n } { $colour ->
        [red] red
       *[blue] blue
    } { $n ->
        [one] eye is
       *[other] eyes are
    } to be seen; with { $needed } of each colour V.I.C.I does a Reset.
label-no-vici-card = No card is revealed. The { $half ->
        [red] red
       *[blue] blue
    } halves are in force.
label-vici-card = Card { $n }
label-led-to-reset = led to a Reset
label-half = { $half ->
        [red] red half
       *[blue] blue half
    }
note-vici-card = The card that it revealed last; what came of it is in the journal.
label-scored-end = end
label-scored-era = era { $n }
note-grid = { $category }: { $n } of { $of }.
deed-card = An open { $deck } card leaves the game.
short-leaves = leaves
deed-track = { $track } +{ $n }.
deed-vp = V.I.C.I gains VP.
deed-favor = Favor +1.
short-favor = favor
deed-statue = A statue.
short-statue = statue
deed-die = An activation die.
short-die = die
deed-fate-die = A fate die.
short-fate-die = fate die
deed-evolution = Evolution.
short-evolution = evolution
deed-prosperity = Prosperity.
short-prosperity = prosperity
deed-procreation = Procreation.
short-procreation = procreation
deed-migration = Migration.
short-migration = migration
deed-provision = A provision marker.
short-provision = provision
deed-reveal = V.I.C.I reveals sites.
short-reveal = sites
deed-token = A hunting token.
short-token = token

## Component files: what their owner is told of mistakes, after the file, the entry and the field

box-number = { $n } is on { $other }, too
box-no-number = no entry has { $n }
box-zero = 0 is not allowed
box-size = a tile keeps its size
box-territories = the tile has { ROW($known) }
box-pairs = a list of pairs of territories
box-camps = a territory has at most 4 encampments without fire
box-no-territory = the tile has no territory { $name }
box-edge = a list of [territory, from, to]
box-corner = a list of territories
box-kind = a site keeps its kind
box-space = a material keeps its storage space
box-deck = a card stays in its deck
box-own-type = never a card of its own type
box-weather = expected 1 or 2 steps hotter (+) or colder (-)
box-markers = more than the { $most } that a civ has left at the start
box-stage = the last column begins at stage { $stage }, with the starting chip card
box-values = expected values from { $low } to { $high }
box-land = expected each of the six land types once
box-icons = { $n } on all cards are too few for a Reset
box-actions = a list of [dice values, actions]
box-die-values = every die value from 1 to 6 needs its actions
box-words = expected { $n } words, got { $got }
box-dice = expected two values from 1 to 6
box-options = 2 to { $most } lists of effects
box-cost = expected five cost spaces
box-two = expected two requirements
box-count = one of them must count what the civ has

## Why not

why-cv-4-5 = You have no two dice for it: you have { $dice } on your spaces, and { $ideas } { $ideas ->
    [one] idea
   *[other] ideas
} to change them with.
why-cv-4-14 = First choose which of the ways you take: this module does one of them.
why-cv-6-4 = { $setting-out ->
    [yes] You have no tribe there that could set out.
   *[no] A tribe that migrates settles on an encampment: not here.
}
why-cv-7-6 = A new tribe comes where you have one already, on an encampment: not here.
why-cv-9-6 = You have no tribe there that could produce.
why-cv-9-10 = You have no raw material there.
why-cv-11-4 = You have no tribe there that could hunt.
why-cv-11-8 = You have no weak tribe there.
why-cv-16-7 = You do not meet all the costs of the card in its stage.
why-cv-18-5 = You do not meet what the goal asks for.
why-cv-20-3 = You have too few markers of its feature.
why-cv-25-4 = This cannot be sold now: a sale is one material for money and one for points, of those that you have stored.
why-cv-25-7 = You cannot buy this now: you have too little money for it.
why-cv-28-1 = You have { $dice } dice on your spaces: a Reset is for who has 3 at most.
why-cv-31-6 = This tribe is fed already, or you have too little food for it: you have { $food }.

## A first game

guide-goal = Take a goal
    .idea = In every era you may take one of the goals that lie open.
    .fact = Planning installs it, once you have what it asks for.
    .why = Fire Keepers asks for three of your tribes at fires; you reach two of them soon.
    .why2 = An installed goal upgrades a module.
    .tag = Planning
guide-find = An extra find
    .idea = In every era you find a material of a land where you have a tribe.
    .fact = Any of the three that belong to that land will do.
    .why = Oil comes from forests such as Forest B.
    .why2 = Oil Lamp, a card in your hand, asks for 1 oil.
    .tag = asks for oil
guide-module = Two dice for a module
    .idea = On your turn you activate a module.
    .fact = It costs two dice with the values that it shows.
    .why = Migration costs a 1 and a 3.
    .why2 = It moves a strong tribe to an adjacent territory.
    .tag = 1 and 3
guide-camp = Settle at a fire
    .idea = A tribe that moves settles on a camp.
    .fact = Who settles at a fire gains its points, here 2.
    .why = You are the first in Desert C: its material is turned up.
    .why2 = On a taken camp you displace who is there and lie down weak.
    .tag = camp
guide-hunt = Hunt for food
    .idea = Sustenance hunts where you have a tribe; a fate die tells how much food you gain.
    .fact = Each territory is hunted once in an era, by anybody.
    .why = A forest gives 1 to 3 food, a desert 0 to 2.
    .why2 = At the era's end tribes need food.
    .tag = 2 and 4
guide-fate = The fate die
    .idea = The die shows what you catch.
    .fact = For each idea you may turn it by 1.
    .why = Its own value costs nothing.
    .why2 = Keep your ideas: they turn the dice for modules, too.
    .tag = ideas
guide-card = Install a card
    .idea = Achievement installs an achievement card from your hand.
    .fact = In stage 1 only the first of its five costs counts.
    .why = Tea Ceremony asks for 1 calm. You have it, and keep it.
    .why2 = It brings 2 ideas and a step on Culture at once.
    .tag = 1 calm
guide-column = Columns and stages
    .idea = Each kind of card fills a column of its own from below. Higher stages cost more.
    .fact = At the end a card is worth 2, 3, 4, 7 or 10 points, by its stage.
    .why = Stages 4 and 5 count only after their tile was flipped.
    .tag = 2 points
guide-reset = Reset
    .idea = A Reset rolls your used dice again. It takes a turn, with at most 3 dice left.
    .fact = The fifth Reset of all players brings the last round.
    .why = Each brings an idea or a food.
    .why2 = At the era's end a camped tribe eats 1 food.
    .tag = used dice
guide-ideas = Ideas turn dice
    .idea = Procreation costs a 2 and a 5. Turn the 1 into a 2 for an idea.
    .fact = 1 and 6 are neighbours, too.
    .why = Sleep takes any two dice and gives 2 ideas or a focus marker.
    .why2 = A focus marker stands for any die.
    .tag = 1 idea
guide-grow = A new tribe
    .idea = Procreation puts a new tribe into a territory where you have one.
    .fact = At a fire it gains points as well.
    .why = The free fire of Forest B: 1 point, and your second fire.
    .why2 = On a taken camp it displaces who is there and lies down weak.
    .tag = your tribe
guide-tracks = Five tracks
    .idea = Cards, statues and money move you up the tracks.
    .fact = On spaces 2 and 6 of a track you upgrade a module; others bring favor, income or points.
    .why = An upgraded module does more.
    .why2 = Era 1 pays 5 points for each step on Knowledge.
guide-produce = Produce, then transport
    .idea = Production places 2 raw materials where you have tribes.
    .fact = They are worth nothing until they are transported to your storage.
    .why = Forest B gives wood: Watchtower, a card in your hand, asks for it.
    .why2 = Transport moves 3 of them. Production moves 1, after a favor test.
    .tag = Transport
guide-test = The favor test
    .idea = You roll all your fate dice. One of them must show at most the number of your favor space, now 1.
    .fact = Ideas may turn a die after the roll.
    .why = If it fails, you lose nothing.
    .why2 = Each step of favor makes it easier.
    .tag = fate dice
guide-feed = Feed your tribes
    .idea = A tribe on a camp needs 1 food, in the wilderness 2. A farm feeds its territory's camps.
    .fact = Without food a strong tribe lies down, and a weak one dies.
    .why = Then strong tribes score 1 each.
    .why2 = A step back in favor saves a dying tribe.
guide-weather = Event and weather
    .idea = The event moves the weather, and where that stops it concerns everybody.
    .fact = Warm, Mild and Rain help. Hot and Cold cost a food or a tribe.
    .why = The event also rewards who has what it asks for.
    .why2 = The next event lies open: prepare.
    .tag = event
guide-era = What an era counts
    .idea = Each era scores one category, the four with 5, 4, 3 and 2 points a unit.
    .fact = Era 2 counts Evolution: 4 points for each feature marker.
    .why = Two dice of a feature's value place one.
    .why2 = Who scores most takes the monolith and begins.
guide-end = The end
    .idea = After era 4 all nine categories are scored once more, and cards and chips by their stages.
    .fact = The most points win.
    .why = Stages 4 and 5 count only with their tile flipped.

## The legend: what each sign is, a short line, and other words by which somebody may look for it

legend-dice-table = Dice table
legend-dice-table-text = Two dice activate the module that has their values. Any two dice activate Sleep.
legend-hunting = Hunting table
legend-hunting-text = Name a territory with a tribe of yours, roll all your fate dice, choose one: that much food comes.
legend-hunting-more = What your abilities add is counted.
legend-goods = Goods and dice
legend-die = Activation die
    .text = two of them activate a module
    .words = dice roll action
legend-fate = Fate die
    .text = rolled for favor tests, hunts and finds
    .words = dice luck black
legend-idea = Idea
    .text = changes a die by 1; 1 and 6 are neighbours
    .words = bulb lamp light shift
legend-focus = Focus
    .text = stands for a die of any value
    .words = joker wild target marker
legend-plan = Planning marker
    .text = stands for a die of its space
    .words = octagon marker
legend-food = Food
    .text = feeds tribes: 1 in camp, 2 in the wild
    .words = meat hunger eat
legend-money = Money
    .text = buys materials; 1 for a step on a track
    .words = coin gold cash
legend-diamond = Diamond
    .text = counts for Prosperity
    .words = gem wealth
legend-favor = Favor of Agera
    .text = the further right, the easier a test
    .words = star god luck test
legend-vp = Success point
    .text = who has most at the end wins
    .words = victory score points vp
legend-continent = On the continent
legend-tribe = Tribe
    .text = stands: strong; it migrates and scores
    .words = people person population
legend-weak = Weak tribe
    .text = lies down; unfed it dies
    .words = sick sleeping lying
legend-camp-fire = Fire
    .text = who settles here scores its points
    .words = flame camp encampment
legend-boat = Boat
    .text = carries tribes and a raw material
    .words = ship water sea
legend-farm = Farm
    .text = feeds your tribes in camp beside it
    .words = barn field
legend-settlement = Settlement
    .text = costs materials; gives an income chip
    .words = town city house
legend-statue = Statue
    .text = scores in every income phase
    .words = monument building
legend-raw = Raw material
    .text = worth nothing before it is transported
    .words = goods resource wood stone
legend-hunt = Hunting
    .text = one token a territory and era
    .words = bow arrow animal
legend-site = Site
    .text = face down until somebody explores it
    .words = explore hidden discover
legend-tracks = Tracks
legend-track = Track
    .text = thresholds give upgrades and more
    .words = progress steps stairs
legend-technology = Technology
    .text = the track of value 1
    .words = invention cards
legend-prestige = Prestige
    .text = the track of value 2
    .words = crown mutation cards
legend-knowledge = Knowledge
    .text = the track of value 3
    .words = book insight cards
legend-construction = Construction
    .text = the track of value 4
    .words = temple building cards
legend-culture = Culture
    .text = the track of value 5
    .words = lyre achievement cards
legend-course = Chips and the course of an era
legend-upgrade = Upgrade
    .text = a module rises a level
    .words = improve arrow level
legend-goal = Goal chip
    .text = installed by Planning
    .words = target
legend-income = Income chip
    .text = performed in the income phase
    .words = arrow
legend-attribute = Attribute chip
    .text = taken with enough markers of a feature
    .words = ability hexagon
legend-stage = Stage
    .text = the higher, the more it is worth at the end
    .words = column card stairs
legend-reset = Reset
    .text = roll your used dice again; moves the era on
    .words = restart roll again
legend-event = Event
    .text = comes in phase 7
    .words = scroll
legend-weather = Weather
    .text = moved by the event; its effect follows
    .words = sun cloud rain cold
legend-monolith = Monolith
    .text = who has it comes first
    .words = first player stone start

## The first page (learn.toml)

learn-about = Lead tribes across an unknown continent, and improve the console by which you command them.
    .more = Two dice activate a module: tribes migrate, multiply, hunt, build and study. After four eras nine categories count, from knowledge to the number of your tribes.
learn-callout-fire = Fire
    .text = A tribe that settles on a fire gains 1 or 2 points at once.
learn-callout-unknown = Unknown land
    .text = Be the first to settle in a territory: it shows its material, and one lies there for you.
learn-callout-weak = Strong and weak
    .text = A tribe that lies is weak. It does not migrate, and without food it dies.
learn-callout-ground = Sites
    .text = Explore to turn them up and gain points. Statues and settlements stand on building grounds.
learn-callout-raw = Raw material
    .text = It is worth nothing here. Transport it to your storage to use it.
learn-goal = Have the most victory points after four eras.
    .more = Each era scores one category, which you know from the start. At the end all nine score once more, and with them the cards and chips of your columns.
learn-round = An era
learn-round-begin = New things
    .text = An event and new cards are turned up. Take a goal chip, and a material of a land where a tribe of yours lives.
learn-round-actions = Actions
    .text = Activate a module or reset your dice, in turn. Resets bring the end of the phase nearer.
learn-round-feeding = Feeding
    .text = Pay 1 food for a tribe in a camp or boat, 2 for one in the wild. Each strong tribe gains 1 point.
learn-round-event = Event and income
    .text = Weather and event come, the category of the era scores, and income chips and statues pay.
learn-turn = Your turn: two dice, one module
    .text = A module takes one die of each of its two values. An idea changes a die by 1, and 1 and 6 are neighbours. A better module does more.
learn-turn-migration = Migrate, multiply
    .text = Move a strong tribe to a neighbouring territory; or put a new tribe where one of yours lives.
learn-turn-sustenance = Hunt
    .text = Roll for food where a tribe of yours lives: one hunt an era in each territory. Or help weak tribes up.
learn-turn-production = Produce, transport
    .text = Put raw material where your tribes live. Then bring it to your storage.
learn-turn-exploration = Explore
    .text = Turn up the sites around a tribe, for points; or look for a material.
learn-turn-building = Build
    .text = Farms feed, boats carry, statues move tracks, settlements bring income.
learn-turn-research = Study
    .text = Gain research cards. Other modules install them in the columns of your console.
learn-turn-sleep = Sleep
    .text = Any two dice bring 2 ideas, or 1 focus, which stands for any die.
learn-turn-reset = Or reset
    .text = With at most 3 dice left, roll the used ones again. Gain an idea or a food.
learn-build = What you build
    .text = Each building asks for a tribe of yours in the territory, or beside it. Below the name: what it brings at once.
learn-build-farm = Farm
    .text = Free, one in a territory. Your tribes in the camps there need no food, those in the wild only 1.
learn-build-boat = Boat
    .text = Free, on water. It carries two of your tribes and one raw material.
learn-build-statue = Statue
    .text = For one stored material that its building ground names. It brings points at every income.
learn-build-settlement = Settlement
    .text = For two or three stored materials. Its diamonds count for prosperity.
learn-points-eras = The category of the era
    .text = 5, 4, 3 and 2 for each unit, in eras 1 to 4
learn-points-tribes = Strong tribes
    .text = 1 for each, after each feeding
learn-points-fires = Fires and sites
    .text = 1 or 2 for a fire, 1 to 4 for a site, more with a better Exploration
learn-points-cards = Cards and tracks
    .text = What a card shows in the costs that you pay, and its bonus; 3 at some steps of a track
learn-points-categories = All nine categories
    .text = 1 to 3 for each unit
learn-points-columns = Columns
    .text = 2, 3, 4, 7 and 10 for each card or chip, by its stage; the last two once their tile is active
learn-points-income = Income and oaks
    .text = Income chips, statues, mystic oaks, sales and events
learn-mistake-hunger = Tribes without food
    .text = A strong tribe that is not fed becomes weak. A weak one dies.
    .instead = Count before the era ends: 1 food for each tribe in a camp or boat, 2 for each in the wild. Hunt before others do.
learn-mistake-raw = Material that stays behind
    .text = Raw material on the continent pays for nothing.
    .instead = Transport it before you want to build or to install a card.
learn-mistake-dice = Waiting for the right dice
    .text = Two dice that fit no module wait for a Reset, and with more than 3 dice there is none.
    .instead = Change them with ideas, or sleep with them: any two dice will do, and they bring ideas.

## Positions to practise with (practice.toml)
practice-two-focus = Gain 2 focus markers this turn
    .why = Sleep takes any two dice, so your 3 and 4 will do. Choose the focus marker, not the ideas: your Tea Ceremony adds another one to Sleep, once in each era.
    .why2 = A focus marker stands for a die of any value. Two of them activate a module for which you have no die at all.
practice-two-on-their-feet = Strengthen 2 tribes this turn
    .why = Sustenance needs a 2 and a 4. You have no 4 and no idea, but your focus marker stands for any value.
    .why2 = At level II it strengthens up to 3 tribes at once. Both of your weak ones stand up before the feeding, where a weak tribe without food dies.
practice-two-wood = Transport 2 wood this turn
    .why = One comes from Forest B, the other from your boat on Water A: its raw material becomes what a developed neighbour of the water yields, here wood or papyrus.
    .why2 = Transport needs a 1 and a 5. Your idea turns the 2 into a 1.
practice-two-births = Score 2 points with new tribes and displace nobody
    .why = Only a 1 passes the test on your favor space. 6 and 1 are neighbours: one idea turns the die, and you procreate twice, once on each of the two free fires.
    .why2 = Two births on the same fire score 2 points as well, but the second displaces the first and lies weak.
practice-buy-and-score = Buy a material and score 2 points
    .why = Sell the beeswax for money and the wood for points: beeswax lies in row 2 and brings 2 money, wood only 1. Wood and papyrus lie face up on the continent, so either costs 2.
    .why2 = Trade needs a 4 and a 5. You have a 3, a 6 and 2 ideas: one for each die.
practice-dear-stone = Buy stone this turn
    .why = No tile of stone lies face up, so it costs 4 money, and you have 1. Sell the oil first: it lies in row 3 and brings 3.
    .why2 = Trade needs a 4 and a 5. Your 2 ideas turn a 3 into a 4 and a 6 into a 5.
practice-third-level = Raise a module to level III this turn
    .why = Make your wood a statue on building ground 6: it moves any track 1 step. On Technology you enter 2 and upgrade a module that needs a 1. Migration is at level II.
    .why2 = The activity of the console moves a track, too, but costs 1 money, and you have none.
practice-weak-first = Let no tribe die, without Deus ex machina
    .why = With a farm a tribe in the wilderness needs 1 food, without one 2. Your six weak tribes there need 3 in Forest B, 2 in Swamp F and 2 in Grassland C: all of your 7 food.
    .why2 = The strong tribe in the wilderness of Swamp F goes without: it lies down, but lives. Those in the camps are fed by your farms.
practice-last-favor = Let none of your tribes die
    .why = Your three weak tribes need 1, 2 and 2 food, and you have 3. Feed the one on the boat and one in Forest B. Deus ex machina saves the other for a step back on the favor track.
    .why2 = Your disc is on the second space: it saves one tribe, not two.
practice-fifth-stage = Install a goal chip in stage 5 and raise a module to level III
    .why = Your farm in Forest B fulfils Woodland Granary. In the rightmost column your starting chip card fills stage 4, so the chip lies in stage 5: 10 points at the end, if you activate that stage.
    .why2 = It bares its space of the goal area, so you upgrade any module. Transport is the only one at level II.
practice-dearer-card = Raise a module to level III and score 4 points
    .why = Pacifism goes into stage 4, but you may pay the cost of stage 5: expression is worth 1 point, and the stamina that you return 3.
    .why2 = It moves Knowledge from 1 to 2, and you upgrade a module that needs a 3. Production is at level II. For Insight your idea turns the 2 into a 3.
practice-two-fires = Score 3 points with two migrations and develop no territory
    .why = The strong tribe of Forest B takes the fire of Swamp F, for 2 points. One from Grassland C follows to the fire of Forest B, for 1: with Gills it swims across Water A.
    .why2 = The free step of Arithmetic turns the fate die from 3 to 2, which passes on your favor space. Both tribes displace others, so both lie weak.
practice-grotto-papyrus = Produce 3 papyrus this turn and transport 2 of them
    .why = The hidden grotto beside Grassland C comes before the module: the papyrus that you produce for it is transported at once. Production brings two more, and your Wheel transports one of them.
    .why2 = The Wheel needs no test. If you take the test of Production as well and pass it, the third papyrus is transported, too.
practice-three-for-one = Buy 2 papyrus and score 2 points
    .why = Oil lies in row 3 and sells for 3 money. With the 1 you have that is 4: two purchases, for papyrus lies face up and costs 2. Sell the papyrus you have for points.
    .why2 = At level II Trade buys twice. Your goal Tax Rolls asks for 2 papyrus.
practice-gilded-statue = Gain favor and raise a module to level III
    .why = Make your gold a statue on building ground 1 and move Culture from 1 to 2: you upgrade a module that needs a 5. Transport is at level II. Your Shrine answers to the statue with 1 favor.
    .why2 = The goal Candle Vigil would raise a module to level III, too, but brings no favor.
practice-one-fire-twice = Score 4 points this turn and develop no territory
    .why = Marathon Legs adds a migration to the module. Send two tribes of Forest B to the fire of Swamp F, one after the other: it is worth 2 points each time, though the second displaces the first.
    .why2 = Endurance lets your weak tribe migrate as well, so any two of the three in Forest B will do.
practice-wood-for-gold = Transport wood and gain favor this turn
    .why = Make your gold a statue and move Culture from 3 to 4: that brings 1 favor or the action of an income chip. Take the action of Porters and transport the wood of Forest B.
    .why2 = Your Shrine answers to the statue with the favor. Transport itself needs a 1 and a 5, which you do not have.

## What is compared with one another in the lab

shelf-cards = Research cards: { $deck }
shelf-goals = Goal chips
shelf-incomes = Income chips
shelf-attributes = Attribute chips
shelf-markers = Starting marker cards
shelf-chips = Starting chip cards
