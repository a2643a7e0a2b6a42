import type { FormValues } from '@brightyard/contract'
import { formSlugs } from '@brightyard/contract'

/** Form | hours ago | by the guardian of the demonstration | what was answered. The oldest first. */
export const answers: readonly (readonly [string, number, boolean, FormValues])[] = [
  [
    formSlugs.contact,
    190,
    false,
    {
      name: 'Ritu Malhotra',
      reply: 'by-email',
      email: 'ritu@example.com',
      about: 'programs-and-classes',
      message:
        'Is there a Tamil reading circle for beginners who speak it at home but cannot read it yet?',
    },
  ],
  [
    formSlugs.contact,
    150,
    false,
    {
      name: 'Joseph Mathew',
      reply: 'by-phone',
      mobile: '98450 11223',
      about: 'activities-and-bookings',
      message: 'We booked two seats for the kite day and are three now. Can the baby sit on a lap?',
    },
  ],
  [
    formSlugs.schoolEnquiry,
    130,
    false,
    {
      organisation: 'Green Valley School',
      city: 'Mysuru',
      students: '640',
      wishes: ['workshops-at-school', 'a-science-fair'],
      name: 'Latha Gowda',
      email: 'office@greenvalley.example',
      mobile: '98860 40404',
    },
  ],
  [
    formSlugs.contact,
    70,
    false,
    {
      name: 'Anil Deshpande',
      reply: 'by-email',
      email: 'anil.d@example.com',
      about: 'an-order-from-the-shop',
      message:
        'The telescope came without the small screwdriver. The rest is wonderful, thank you.',
    },
  ],
  [
    formSlugs.rewardsTeachers,
    64,
    false,
    {
      name: 'Shanta Iyer',
      email: 'shanta@example.com',
      organisation: 'Municipal School 14',
      city: 'Chennai',
      classes: ['class-1-to-3'],
      subjects: ['maths', 'languages'],
      terms: 'yes',
    },
  ],
  [
    formSlugs.contact,
    40,
    false,
    {
      name: 'Farah Khan',
      reply: 'by-email',
      email: 'farah@example.com',
      about: 'brightyard-for-schools',
      message: 'We are a school of forty children near Bidar. Do you come that far for a workshop?',
    },
  ],
  [
    formSlugs.residentsEnquiry,
    33,
    false,
    {
      organisation: 'Lakeview Residents',
      city: 'Bengaluru',
      homes: '212',
      wishes: ['music', 'sports'],
      hall: 'yes',
      name: 'P. Subramaniam',
      mobile: '99000 12121',
    },
  ],
  [
    formSlugs.support,
    20,
    false,
    {
      topic: 'a-live-class',
      message: 'My son heard the teacher, but nobody heard him. The microphone works elsewhere.',
      name: 'Neha Sethi',
      email: 'neha@example.com',
    },
  ],
  [
    'volunteers-book-fair',
    96,
    false,
    {
      name: 'Gopal Nair',
      email: 'gopal@example.com',
      when: ['saturday-morning'],
      tasks: ['read-aloud'],
      languages: 'Malayalam, English',
    },
  ],
  [
    'volunteers-book-fair',
    52,
    false,
    {
      name: 'Mrs. D’Souza',
      email: 'dsouza@example.com',
      when: ['saturday-afternoon', 'sunday-afternoon'],
      tasks: ['make-tea', 'sell-books'],
    },
  ],
  ...['Kamat', 'Bose', 'Reddy', 'Thomas', 'Ansari', 'Pillai'].map(
    (name, at): [string, number, boolean, FormValues] => [
      'star-night-seats',
      80 - at * 7,
      false,
      {
        name: `Family ${name}`,
        seats: String((at % 3) + 1),
        email: `${name.toLowerCase()}@example.com`,
      },
    ],
  ),
  [
    'pick-up-list',
    300,
    true,
    { kid: '1', first: 'Kamala, grandmother', 'first-phone': '98440 70707', alone: 'no' },
  ],
  [
    'term-survey',
    26,
    true,
    {
      teaching: '5',
      words: '4',
      better: 'A reminder on the evening before outings.',
      wishes: ['time-outdoors', 'experiments'],
      friends: '9',
    },
  ],
]

/** Form | hours ago | page | what is filled in. */
export const drafts: readonly (readonly [string, number, string, FormValues])[] = [
  [
    'science-fair-sign-up',
    5,
    'project',
    {
      team: 'The Floating Leaves',
      members: '2',
      age: '7-to-9',
      question: 'Why do some leaves float and others sink?',
    },
  ],
]
