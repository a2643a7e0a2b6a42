import type { FormContent } from '@brightyard/contract'
import { formSlugs } from '@brightyard/contract'
import { ask, content, ifIs, optional, page, personName } from './form-parts.ts'

const within = 'A person reads this and answers within one working day.'

/** Enquiries, stories and job applications. */
export const enquiryForms: Readonly<Record<string, FormContent>> = {
  [formSlugs.contact]: content(
    'Write to us',
    'A question, praise or a complaint: all of it reaches a person.',
    [
      page('', [
        personName,
        ask.one('reply', 'How should we answer?', ['By email', 'By phone']),
        ask.email({ shown: ifIs('reply', 'by-email') }),
        ask.mobile({ shown: ifIs('reply', 'by-phone'), help: 'We call between 8 am and 8 pm.' }),
        ask.list('about', 'What is it about?', [
          'Programs and classes',
          'Activities and bookings',
          'An order from the shop',
          'Brightyard for schools',
          'The press',
          'Something else',
        ]),
        ask.text('message', 'Your message', { min: 10, max: 2000 }),
      ]),
    ],
    { button: 'Send message', thanks: 'Your message is with us', text: within },
  ),
  [formSlugs.support]: content(
    'Tell us what went wrong',
    'The more we know, the sooner it is put right.',
    [
      page('', [
        ask.list('topic', 'What is it about?', [
          'Signing in',
          'A booking',
          'An order or a refund',
          'A live class',
          'A payment',
          'Safety',
          'Something else',
        ]),
        ask.line('order', 'Order or booking number', {
          ...optional,
          help: 'Such as BY-7F3K-9Q2M.',
        }),
        ask.line('reference', 'Support reference', {
          ...optional,
          help: 'The number on the page where something failed.',
        }),
        ask.text('message', 'What happened?', { min: 10, max: 2000 }),
        ask.picture('pictures', 'Pictures of it', {
          ...optional,
          max: 3,
          help: 'A screenshot often helps.',
        }),
        personName,
        ask.email(),
      ]),
    ],
    { button: 'Ask for help', thanks: 'We are looking into it', text: within },
  ),
  [formSlugs.submitStory]: content(
    'Tell a story',
    'Something that a child has made, found out or dared.',
    [
      page('The story', [
        ask.line('title', 'Title', { max: 80 }),
        ask.list('kind', 'What is it?', [
          'A story',
          'A poem',
          'A drawing',
          'An experiment',
          'An achievement',
        ]),
        ask.text('story', 'The story', {
          min: 20,
          max: 4000,
          help: 'As the child tells it; a haiku is long enough, from 20 characters on. No surnames, addresses or schools.',
        }),
        ask.picture('picture', 'Picture', {
          ...optional,
          help: 'No faces of other children, please.',
        }),
      ]),
      page('The child', [
        ask.line('child', 'First name, as it will be shown', { max: 30 }),
        ask.list('age', 'Age group', ['4 to 6', '7 to 9', '10 to 12', '13 to 15']),
        ask.consent(
          'consent',
          'I am the guardian. Brightyard may publish this with the first name and the age group.',
        ),
        ask.consent('own', 'The child has made it, and wants it to be seen.'),
      ]),
    ],
    {
      button: 'Send the story',
      thanks: 'The story has arrived',
      text: 'An editor reads it within three days, and you are told when it is shown. Only the first name and the age group are ever shown, and you can have it taken down at any time.',
    },
  ),
  [formSlugs.jobApplication]: content(
    'Apply for a position',
    'A few lines and your CV are enough.',
    [
      page('', [
        personName,
        ask.email(),
        ask.mobile(),
        ask.line('city', 'Where do you live?'),
        ask.text('why', 'Why this work, and why with children?', { min: 50, max: 2000 }),
        ask.file('cv', 'CV', { help: 'A PDF is best.' }),
        ask.line('link', 'A link to something you have made', optional),
        ask.consent(
          'keep',
          'You may keep my application for a year and write to me about other positions.',
          optional,
        ),
      ]),
    ],
    {
      button: 'Send application',
      thanks: 'Your application has arrived',
      text: 'A person from the team reads it and answers within ten days, also with a no.',
    },
  ),
  [formSlugs.schoolEnquiry]: content(
    'Bring Brightyard to your school',
    'We call, listen, and send a plan with prices.',
    [
      page('', [
        ask.line('organisation', 'School'),
        ask.line('city', 'City'),
        ask.number('students', 'How many students?', { min: 1, max: 20_000 }),
        ask.many('wishes', 'What are you looking for?', [
          'Workshops at school',
          'Live classes',
          'Maths AI',
          'A science fair',
          'Training for teachers',
        ]),
        personName,
        ask.email(),
        ask.mobile(),
        ask.text('message', 'Anything else?', { ...optional, max: 1500 }),
      ]),
    ],
    {
      button: 'Ask for a call',
      thanks: 'We will call you',
      text: 'Within two working days, between 9 am and 6 pm.',
    },
  ),
  [formSlugs.residentsEnquiry]: content(
    'Classes where you live',
    'For residents’ associations: weekend classes in your own hall.',
    [
      page('', [
        ask.line('organisation', 'Association or building'),
        ask.line('city', 'City'),
        ask.number('homes', 'How many homes?', { min: 1, max: 50_000 }),
        ask.many('wishes', 'What would the children like?', [
          'Arts',
          'Music',
          'Dance',
          'Sports',
          'Science',
        ]),
        ask.one('hall', 'Is there a hall or a court?', ['Yes', 'No']),
        personName,
        ask.mobile(),
      ]),
    ],
    {
      button: 'Ask for a visit',
      thanks: 'We will come and look',
      text: 'Somebody calls within two working days to find a day for a visit.',
    },
  ),
}
