/** Who: house, school, academy, or a guardian and by whom a story is told | for whom: all, room, `room:4 A` for one class, or the kids' keys | its picture below, or the title of one that was drawn for it, or - | hours ago | likes | text. */
export const postsData = `
house | all | Winter Science Fair | 3 | 3 | The Winter Science Fair is open for registration. The first hundred children build a rocket each and keep it. Bring a bottle, we bring the air.
school | room | plantation | 5 | 2 | Photos of the plantation drive are here. Class 4 planted forty saplings behind the sports ground, and each of them has a name now. Please ask your child which one is theirs.
academy | room | tabla | 8 | 2 | Our tabla and keyboard groups play together for the first time on Saturday at five. Doors open at half past four; small brothers and sisters are welcome to clap.
school | room | sports-day | 20 | 2 | Sports day moves to Friday. The forecast says rain on Thursday, so all races keep their times and simply take place a day later. Please send a cap and a bottle of water.
house | all | reading-list | 27 | 3 | Twenty books that survived our own children: the holiday reading list is out, sorted by age. Our favourite is the one about the elephant who learned to whisper.
academy | aarav,diya | rhythm | 31 | 1 | Aarav and Diya worked on the new rhythm together today and did not stop until it held. Five minutes a day at home is plenty; the sheet is in their bags.
school | room:4 A | - | 46 | 2 | A reminder for tomorrow: report cards go home in the green folder. Please sign the second page and send it back by Monday.
house | all | planetarium | 52 | 3 | The travelling planetarium has three new stops. If your school has a hall that can be made dark, it can have a sky. Tell your school to write to us.
school | aarav | egg | 70 | 1 | Aarav explained to the whole class why the egg floats in salt water. Ask him to show it to you in the kitchen; you need one egg and six spoons of salt.
academy | all | open-evening | 75 | 3 | Open evening on Sunday: try the tabla, the harmonium or the first steps of Kathak for twenty minutes each. No booking, no instrument needed.
house | all | languages | 98 | 2 | Maths AI now speaks Marathi and Tamil. Your child can switch the language in the middle of a question, and nothing that was solved is lost.
school | room | corridor | 120 | 2 | The corridor outside class 3 is a gallery this month. All drawings are hung at the height of their painters, so please kneel.
academy | room | - | 148 | 1 | There are no classes during the festival from Thursday to Saturday. Groups of these days meet on Sunday morning instead.
house | all | privacy | 170 | 2 | Before the holidays, take ten minutes to look at the privacy settings of the tablets at home together. Our guide has one page for parents and one for children.
school | room | spinach | 196 | 2 | The kitchen garden gave us eleven kilos of spinach. Class 5 weighed it, priced it and sold it to the staff. The money buys seeds for spring.
house | all | lantern | 240 | 3 | Old newspapers, a spoon of flour and an afternoon: our paper lantern workshop is back by popular demand, and this time grandparents come in free.
academy | room | museum | 290 | 2 | Congratulations to our senior group, who played for forty minutes without a break at the museum. The recording will follow next week.
guardian2:Kabir, 7 to 9 years | all | snails | 33 | 3 | The snail race ¶ We made a track of wet leaves on the balcony and put three snails at the start. Turbo went backwards. Number two went to sleep. The third one had no name, and it won after forty-one minutes, so now its name is Champion. We put them all back under the mango tree, because winners need rain.
guardian:Diya, 7 to 9 years | all | stairs | 105 | 3 | The library under the stairs ¶ There is a place under our stairs where the broom lives. I asked the broom to move. Now eleven of my books live there, and everybody in our building may take one if they write their name on the paper. Mrs Fernandes from the second floor took the dinosaurs and brought them back with a bookmark for me.
guardian:Aarav, 10 to 12 years | all | volcano | 182 | 2 | Why my volcano did not work ¶ I used old baking powder and it only made a sad sound. So I tested five powders with the same spoon of lemon juice and measured how high the foam came. The new one reached nine centimetres and the old one not even one. My volcano did not work, but now I know why, and that was better than the volcano.
guardian2:Zoya, 4 to 6 years | all | rain | 265 | 3 | The rain has a colour ¶ My mother says that rain has no colour. I have looked. In the street it is grey, on the bus it is red and in the puddle it is all the shops at once. I have painted it with eleven colours, and that was not enough.
house | all | thanks | 340 | 3 | It is our birthday: Brightyard began with eleven children in a garage, in the middle of the monsoon. Thank you for every question, every complaint and every drawing that you sent us. We have kept all of them.
`
/** On the post with this number, by whom, after how many minutes, what. */
export const commentsData = `
1 | guardian | 40 | Can younger brothers come along if they promise not to touch anything?
1 | admin | 55 | They can, and they may touch a table that we set up for exactly that.
2 | guardian | 90 | Ours is called Chutki. We were asked to say hello to her on the way to school.
2 | guardian2 | 130 | Lovely pictures. Kabir wants to know who waters them on Sundays.
2 | rep | 150 | The guard, Mr Bhaskar. He asked for the names too.
4 | guardian2 | 30 | Thank you for telling us early.
5 | guardian | 200 | The elephant is a great choice. We have read it nine times.
10 | guardian | 300 | Is there a place to park bicycles?
`
/** Pictures of posts, each of its own words: key | what it shows | area | how it is drawn | icons. */
export const postPictures = `
plantation | Saplings behind the sports ground, on the day they got their names | learn | outdoors | seedling, school, deciduous-tree, potted-plant, droplet
tabla | A tabla and a keyboard, ready for Saturday at five | talent | room | drum, musical-keyboard, musical-notes, bell
sports-day | A running shoe and a cap, and a cloud that waits for Thursday | brand | outdoors | running-shoe, umbrella, billed-cap, cloud-with-rain, droplet
reading-list | The elephant who learned to whisper, among other books | shop | tabletop | elephant, books, open-book, bookmark
rhythm | Drumsticks, the sheet of the new rhythm and a bag | talent | tabletop | long-drum, musical-score, backpack, musical-note
planetarium | A travelling sky: planets over a school yard | learn | outdoors | ringed-planet, school, telescope, star, comet
egg | An egg and a spoon of salt | learn | tabletop | egg, salt, spoon, droplet
open-evening | A harmonium, a tabla and bells for the feet | talent | room | accordion, long-drum, bell, diya-lamp
languages | Maths AI, which speaks two more languages | brand | tabletop | abacus, speech-balloon, input-numbers, laptop
corridor | The gallery outside class 3, at the height of its painters | talent | room | framed-picture, artist-palette, crayon, hibiscus
privacy | A tablet, its lock and ten quiet minutes | brand | tabletop | locked-with-key, laptop, key, hot-beverage
spinach | Eleven kilos of spinach beside the scale | shop | tabletop | leafy-green, balance-scale, coin, seedling
lantern | A paper lantern, old newspapers and a spoon of flour | talent | tabletop | red-paper-lantern, rolled-up-newspaper, spoon, scissors
museum | The stage of the museum, where they played for forty minutes | brand | room | classical-building, banjo, musical-notes, bouquet
snails | Three snails at the start, under the mango tree | learn | outdoors | snail, mango, deciduous-tree, trophy, fallen-leaf
stairs | A broom that had to move, and eleven books | shop | room | books, broom, bookmark, t-rex
volcano | A volcano that only made a sad sound | learn | tabletop | volcano, lemon, spoon, straight-ruler
rain | Rain in eleven colours, over a red bus | talent | outdoors | bus, umbrella-with-rain-drops, artist-palette, cloud-with-rain, droplet
thanks | Drawings and letters that were kept | brand | tabletop | envelope, crayon, card-file-box, party-popper
`
