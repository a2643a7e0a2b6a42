import { ask, content, ifIncludes, ifIs, optional, page } from './form-parts.ts'
import type { ListedForm } from './form-parts.ts'

const food = ['No peanuts', 'No milk', 'No egg', 'Vegetarian', 'Something else']

/** Forms of this term. */
export const termForms: readonly ListedForm[] = [
  {
    slug: 'museum-trip-permission',
    closes: 4,
    settings: { is_once: true, is_for_guardians: true },
    content: content(
      'Permission for the museum trip',
      'Saturday morning at the science museum. Without this form your child cannot come along.',
      [
        page('Your child', [
          ask.kid(),
          ask.one('comes', 'Does your child come?', ['Yes', 'No']),
          ask.one('way', 'How do they get there?', ['With our bus', 'We bring them'], {
            shown: ifIs('comes', 'yes'),
          }),
          ask.list('stop', 'Stop of the bus', ['Lake Road', 'Station', 'Old market'], {
            shown: ifIs('way', 'with-our-bus'),
          }),
        ]),
        page(
          'On the day',
          [
            ask.many('food', 'What does your child not eat?', food, optional),
            ask.line('other-food', 'What else?', { shown: ifIncludes('food', 'something-else') }),
            ask.mobile({ help: 'Under which you can be reached all morning.' }),
            ask.consent(
              'doctor',
              'In an emergency, Brightyard may call a doctor before it reaches me.',
            ),
            ask.consent('pictures', 'Pictures with my child may be shown in our room.', optional),
          ],
          { shown: ifIs('comes', 'yes') },
        ),
      ],
      {
        button: 'Give permission',
        thanks: 'Your answer is noted',
        text: 'Bring a bottle of water and closed shoes.',
      },
    ),
  },
  {
    slug: 'science-fair-sign-up',
    closes: 12,
    settings: {},
    content: content(
      'Sign up for the science fair',
      'A table of your own, three minutes with a judge, and a question that you found yourself.',
      [
        page('Team', [
          ask.line('team', 'Name of the team'),
          ask.number('members', 'How many are you?', { min: 1, max: 4 }),
          ask.list('age', 'Age group', ['7 to 9', '10 to 12', '13 to 15']),
        ]),
        page('Project', [
          ask.line('question', 'Your question', { help: 'Such as: why do some leaves float?' }),
          ask.text('method', 'How will you find out?', { min: 40, max: 1200 }),
          ask.many(
            'needs',
            'What do you need at the fair?',
            ['Electricity', 'Water', 'A wall', 'Darkness'],
            optional,
          ),
          ask.file('sketch', 'Sketch or photo', { ...optional, max: 2 }),
        ]),
        page('Safety', [
          ask.many('risks', 'Does any of this play a part?', [
            'Fire or heat',
            'Chemicals',
            'Animals',
            'Heights',
            'None of these',
          ]),
          ask.text('care', 'What do you do so that nobody is hurt?', {
            max: 600,
            shown: {
              match: 'any',
              conditions: ['fire-or-heat', 'chemicals', 'animals', 'heights'].map((value) => ({
                field: 'risks',
                operator: 'includes' as const,
                value,
              })),
            },
          }),
          ask.consent('adult', 'A grown-up has read this with us.'),
        ]),
      ],
      {
        button: 'Sign up',
        thanks: 'You have a table',
        text: 'The plan of the hall comes a week before the fair.',
      },
    ),
  },
  {
    slug: 'term-survey',
    closes: 20,
    settings: { is_once: true, is_for_guardians: true },
    content: content(
      'How was this term?',
      'Five minutes for guardians. What you say changes the next term; last time it moved the bus.',
      [
        page('The term', [
          ask.rating('teaching', 'How good was the teaching?', {
            help: '1 is poor, 5 is excellent.',
          }),
          ask.rating('words', 'How well did we keep you informed?'),
          ask.text('better', 'What should be better?', { ...optional, max: 1500 }),
        ]),
        page('Next term', [
          ask.many(
            'wishes',
            'What should there be more of?',
            ['Time outdoors', 'Music', 'Experiments', 'Reading', 'Sports'],
            { min: 1, max: 3, help: 'Up to three.' },
          ),
          ask.rating('friends', 'Would you tell friends about us?', {
            max: 10,
            help: '1 is never, 10 is gladly.',
          }),
          ask.text('why', 'What keeps you from it?', {
            ...optional,
            max: 800,
            shown: {
              match: 'all',
              conditions: [{ field: 'friends', operator: 'at-most', value: '6' }],
            },
          }),
        ]),
      ],
      {
        button: 'Send answers',
        thanks: 'Thank you for your time',
        text: 'In three weeks you can read in the feed what came of it.',
      },
    ),
  },
  {
    slug: 'volunteers-book-fair',
    closes: 26,
    settings: { is_public: true },
    content: content(
      'Volunteers for the book fair',
      'Forty stalls, two days, and children who want to be read to. Neighbours are welcome.',
      [
        page('', [
          ask.line('name', 'Your name'),
          ask.email(),
          ask.many('when', 'When do you have time?', [
            'Saturday morning',
            'Saturday afternoon',
            'Sunday morning',
            'Sunday afternoon',
          ]),
          ask.many('tasks', 'What would you like to do?', [
            'Read aloud',
            'Sell books',
            'Build up and down',
            'Make tea',
          ]),
          ask.line('languages', 'In which languages do you read aloud?', {
            shown: ifIncludes('tasks', 'read-aloud'),
          }),
          ask.text('more', 'Something that we should know?', { ...optional, max: 600 }),
        ]),
      ],
      {
        button: 'Count me in',
        thanks: 'See you at the fair',
        text: 'Two days before, you get a message with your task and where to come.',
      },
    ),
  },
]
