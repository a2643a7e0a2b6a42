import { ask, content, ifIs, optional, page } from './form-parts.ts'
import type { ListedForm } from './form-parts.ts'

/** Forms that stand all year, and those that are not open now. */
export const standingForms: readonly ListedForm[] = [
  {
    slug: 'lending-library-wishes',
    settings: {},
    content: content(
      'Wishes for the lending library',
      'A book or a game that we should have. We order on the first of each month.',
      [
        page('', [
          ask.line('title', 'What is it called?'),
          ask.line('author', 'By whom?', optional),
          ask.one('kind', 'Is it a book or a game?', ['A book', 'A game']),
          ask.list(
            'language',
            'Language',
            ['English', 'Hindi', 'Kannada', 'Tamil', 'Another one'],
            { shown: ifIs('kind', 'a-book') },
          ),
          ask.text('why', 'Why should others read or play it?', { ...optional, max: 600 }),
        ]),
      ],
      { button: 'Send wish', thanks: 'It is on the list' },
    ),
  },
  {
    slug: 'pick-up-list',
    settings: { is_for_guardians: true },
    content: content(
      'Who may pick up my child',
      'Teachers hand a child over to nobody who is not on this list. A new answer replaces the last one.',
      [
        page('', [
          ask.kid(),
          ask.line('first', 'First person: name and relation'),
          ask.line('first-phone', 'Their mobile number'),
          ask.line('second', 'Second person: name and relation', optional),
          ask.line('second-phone', 'Their mobile number', {
            shown: {
              match: 'all',
              conditions: [{ field: 'second', operator: 'is-filled', value: '' }],
            },
          }),
          ask.one('alone', 'May your child go home alone?', ['No', 'Yes']),
          ask.consent(
            'sure',
            'My child is ten or older, and I take responsibility for the way home.',
            { shown: ifIs('alone', 'yes') },
          ),
        ]),
      ],
      { button: 'Save the list', thanks: 'The teachers have the list' },
    ),
  },
  {
    slug: 'summer-camp-wishes',
    opens: 6,
    closes: 40,
    settings: { is_once: true, is_for_guardians: true },
    content: content(
      'Wishes for the summer camp',
      'Which weeks, which groups and which friends: we try to make it all fit.',
      [
        page('', [
          ask.kid(),
          ask.many('weeks', 'Which weeks?', [
            'First week of May',
            'Second week of May',
            'Third week of May',
          ]),
          ask.line('friend', 'With whom in a group?', optional),
        ]),
      ],
      { button: 'Send wishes' },
    ),
  },
  {
    slug: 'star-night-seats',
    closes: 9,
    settings: { max_answers: 6, is_public: true },
    content: content(
      'Seats for the star night',
      'Six mats on the roof of the observatory.',
      [
        page('', [
          ask.line('name', 'Your name'),
          ask.number('seats', 'How many of you?', { min: 1, max: 3 }),
          ask.email(),
        ]),
      ],
      { button: 'Keep a mat for us' },
    ),
  },
  {
    slug: 'monsoon-painting-day',
    closes: -8,
    settings: { is_public: true },
    content: content(
      'Painting day in the monsoon',
      'Umbrellas, big paper and real rain.',
      [
        page('', [
          ask.line('name', 'Your name'),
          ask.number('kids', 'How many kids?', { min: 1, max: 5 }),
        ]),
      ],
      { button: 'Sign up' },
    ),
  },
]
