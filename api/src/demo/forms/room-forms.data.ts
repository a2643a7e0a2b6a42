import { ask, content, ifIs, optional, page } from './form-parts.ts'
import type { ListedForm } from './form-parts.ts'

/** By the teacher of the demonstration, for the families of the school. */
export const roomForms: readonly ListedForm[] = [
  {
    slug: 'class-photo-day',
    closes: 8,
    settings: { is_once: true, is_for_guardians: true },
    content: content(
      'Class photo day',
      'The photographer comes on the morning of sports day. Tell us who is in the picture, and how many prints you would like.',
      [
        page('Your child', [
          ask.kid(),
          ask.one('in-picture', 'Is your child in the class photo?', ['Yes', 'No, thank you']),
          ask.number('prints', 'How many prints would you like?', {
            min: 0,
            max: 10,
            shown: ifIs('in-picture', 'yes'),
          }),
          ask.many(
            'hung',
            'Where may it hang?',
            ['In the classroom', 'In the school hall', 'In the yearbook'],
            { ...optional, shown: ifIs('in-picture', 'yes') },
          ),
          ask.text('note', 'Anything the teacher should know?', optional),
        ]),
      ],
      {
        button: 'Send to the teacher',
        thanks: 'The teacher has your answer',
        text: 'Prints come home with your child two weeks after the day.',
      },
    ),
  },
]
