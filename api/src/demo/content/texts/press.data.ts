import type { EntryTexts } from '../bodies.ts'

export const pressTexts: EntryTexts = {
  'brightyard-announces-winter-programme': [
    'Bengaluru. Brightyard today published its programme for the winter holidays: forty-two workshops in nine cities, eleven of them new, and for the first time a rocket range. Prices start at nothing and end at 900 rupees.',
    'New are a course in repairing toys, a night in the library at Kolkata, and “Letters to a Stranger”, in which children write to residents of old people’s homes and are answered. A third of all places are kept for families who cannot pay; they are booked in the same way and look the same on the ticket.',
    'Bookings open on Friday at ten. Journalists who would like to bring a child are welcome at any workshop; those without one will be lent a task. Pictures of the rocket range, including one of a shoe, can be had from the press office.',
  ],
  'figures-of-the-third-quarter': [
    'Between July and September 121,400 children used a room, a program or a class of Brightyard, fourteen per cent more than a year before. The shop sent 61,000 parcels. Live classes had an average of 6.8 children; the promise is that it never exceeds eight.',
    'Income grew to 38 crore rupees. Of that, 21 went to teachers, hosts and authors, nine to goods, five to rent and servers. A loss of 1.2 crore remains, as planned, since two centres were built. Refunds came to 2.1 per cent and were paid within one day on average.',
    'What did not go well: the waiting time on the telephone rose to four minutes in August, when schools began. Eight people have been hired since and it is below one minute again. The complete figures, with those of the complaints, stand in the annual letter to families, which anybody may read.',
  ],
  'new-head-of-child-safety': [
    'Dr Kavita Menon becomes head of child safety on the first of the month. The paediatrician worked for twenty years in public hospitals in Kerala, most recently as the head of an emergency ward for children.',
    'She reports to the board and not to the management, and may close a room, a class or a product without asking anybody. Her team of four reads every report within an hour, by day and night. Its first project is a page on which children themselves can say that something feels wrong, in six languages and with two taps.',
    '“Most harm is not spectacular,” says Dr Menon. “It is a latch that does not close, a message nobody answered. I like lists.” She can be reached for interviews on Wednesdays. She asks for understanding that calls from families come first.',
  ],
  'partnership-with-reading-india': [
    'Forty thousand books in three years: Brightyard and the foundation Reading India will equip first libraries in villages that have none. Each gets 250 books, a lockable cupboard that becomes a bench, and a two-day course for the person with the key.',
    'The books are chosen by children. In six towns, juries between seven and twelve read everything that publishers send in; what they put down before page ten does not travel. Half of the books are in the language of the district. Brightyard pays for printing and the library bus carries what no truck can.',
    'The first cupboard was opened in Jhabua in the presence of two hundred children and one very interested cow. Villages can apply until the end of March by a letter of any length. Publishers who would like to submit books find the address at the end of this page of the press office.',
  ],
  'statement-on-advertising': [
    'Because we are asked so often: there is no advertising on Brightyard, and there will be none. No product is placed in a lesson, no partner pays to stand higher in a list, and no data about a child is sold, lent or given to anybody.',
    'We live on what families and schools pay us and on the margin of the shop. What is recommended there has been tested by us; makers neither pay for the test nor see it first. Programs are never interrupted by offers. When we tell you about a new one, it is in an email that you have asked for.',
    'The rule stands in the articles of the company and can only be changed by a vote in which the council of parents has a veto. Should you see anything on our pages that looks like an advertisement, please send us a picture. In the last year there were three such reports; each was a poster in the background of a film.',
  ],
  'colourothon-breaks-records': [
    'With 12,480 pictures in five weeks the Colourothon has become the largest competition in the two years of the TalentBox. It had been 7,900 last winter. The post office at Bengaluru GPO set up a table of its own.',
    'Children between three and fourteen were asked to paint the place where they feel at home. Two in three painted people and no house. Forty-eight pictures will be shown in an exhibition that opens in Fort Kochi in the spring and then rides through nine states on the library bus.',
    'The jury is chaired by the illustrator Nasreen Ali. Reproductions for newspapers are available with first name and age group; we do not give out surnames or places of children, and ask that you do not look for them. Families decide whether a child speaks to the press.',
  ],
  'tenth-centre-opens': [
    'On Saturday Brightyard opened its tenth centre, in Vyttila in Kochi. The former boat shed has 1,100 square metres on two floors, room for four hundred children a week, and eleven people who work there, nine of them from the neighbourhood.',
    'The conversion cost 2.6 crore rupees and took fourteen months. Old teak was kept, the roof is new and carries solar cells that cover the need for light and kilns. All rooms can be reached without steps. On weekday mornings the house is open to schools of the district at no charge.',
    'Two further centres are being planned, in Guwahati and Indore, neither before next year. Photographs of the house, with and without clay, are ready for download. The centre’s manager, Deepa Varghese, is happy to show visitors around on any day but Saturday.',
  ],
  'test-results-made-public': [
    'As of today Brightyard publishes all reports of its toy laboratory. For each of the 318 products that were tested in the past twelve months, buyers can read what was done, by whom and with what result. To our knowledge no other toy shop in the country does so.',
    'The laboratory in Peenya follows the Indian standard for the safety of toys and adds tests of its own, such as a fall down fourteen concrete steps and a week in the hands of twelve two-year-olds. Three products failed and were withdrawn; 204 families were informed by telephone and repaid.',
    'The raw data may be used freely, also by competitors, which is what we hope for. A visit to the laboratory is possible on the first Thursday of the month. Ear protection is provided, the doll-dropping machine is loud.',
  ],
  'maths-ai-in-six-languages': [
    'With Marathi and Tamil, Maths AI now speaks six languages. Its spoken hints reach nine in ten of the 86,000 children who practise with it in the language of their home. The new recordings are part of every plan and cost nothing extra.',
    'A study with 9,400 learners had shown that errors fall by a fifth where hints are heard in the mother tongue. The voices belong to six teachers, not to a computer; the “AI” in the name chooses the next problem, it does not talk to children. What it has learned about a child can be read and deleted by the guardian.',
    'Bengali and Malayalam follow in the next school year. Schools of the two language areas that would like to take part in the trial may write to the press office, which forwards every message. Sound samples of one minute in each language are available for radio stations.',
  ],
  'scholarship-applications-open': [
    'Girls between twelve and fifteen who are curious about science can apply for sixty Taare scholarships from today until the fifteenth of December. One page is enough. There is no fee, and neither marks nor certificates are asked for.',
    'The scholarship pays school fees for three years, up to 60,000 rupees a year, a box of laboratory equipment, and a mentor. Two thirds of the places go to girls from towns below 100,000 inhabitants. The application can be filled in online, sent by post or told to us on the telephone in nine languages.',
    'A jury of scientists and of former scholars reads every page twice. All applicants get an answer with a reason by the end of February. Of the sixty girls of the first year, fifty-nine are still in the programme; the sixtieth has moved to Nairobi and writes regularly.',
  ],
  'green-packaging-complete': [
    'The last roll of plastic film has left the warehouse. All parcels of the Brightyard shop, about 5,000 in a week, are now made of cardboard, paper tape and shredded waste from our own boxes. Fourteen tonnes of plastic a year are no longer needed.',
    'The change took eight months, since glass and instruments were difficult. A honeycomb insert, invented by two packers, Salma Begum and Ravi Gowda, solved it; they hold the patent and have made it free to use. Breakage is at 0.4 per cent and was at 0.5 before. A parcel costs us three rupees more, which is not passed on.',
    'Makers of toys have been asked to leave out blisters and cable ties as well. Sixty-one of eighty-four already do. For the remaining ones we unpack by hand, send the plastic back, and enclose a friendly note.',
  ],
  'award-for-inclusive-design': [
    'The Access India Trust has given Brightyard its gold award for inclusive design. For one week eleven testers, four of them children, tried to book a class, return a toy and hand in homework, with screen readers, switches, one hand or very slow telephones.',
    'The jury praised that every task could be finished, and that mistakes are explained in words. It also handed over nineteen findings. Fourteen have been corrected since, among them a calendar that read out dates backwards. The other five stand with a date on our page about accessibility.',
    'The prize money of 200,000 rupees goes to Theatre Behind the Curtain, in which hearing and deaf children act together. “A ten-year-old told us that our button was invisible,” says the design lead, Sandeep Kulkarni. “She was right, and she cannot even see it.”',
  ],
}
