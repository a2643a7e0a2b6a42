import type { FormContent } from '@brightyard/contract'
import { formSlugs } from '@brightyard/contract'
import { ask, classes, content, ifIs, optional, page, personName } from './form-parts.ts'

const subjects = ['Maths', 'Science', 'Languages', 'Arts and music', 'Sports', 'All subjects']

/** Rewards and scholarships. */
export const programForms: Readonly<Record<string, FormContent>> = {
  [formSlugs.rewardsTeachers]: content(
    'Join the rewards program',
    'Two minutes; points count from the day you join.',
    [
      page('You', [
        personName,
        ask.email(),
        ask.mobile(optional),
        ask.line('organisation', 'Your school'),
        ask.line('city', 'City'),
      ]),
      page('Your teaching', [
        ask.many('classes', 'Which classes do you teach?', classes),
        ask.many('subjects', 'Which subjects?', subjects),
        ask.line('code', 'Code of a colleague who told you', optional),
        ask.consent('terms', 'I teach at this school, and Brightyard may ask the school about it.'),
      ]),
    ],
    {
      button: 'Join',
      thanks: 'Welcome to the program',
      text: 'We check with your school and write to you within five working days.',
    },
  ),
  [formSlugs.scholarshipKids]: content(
    'Apply for a scholarship',
    'By a guardian, for one child. You can stop and go on later.',
    [
      page('The child', [
        ask.kid('For whom do you apply?'),
        ask.date('born', 'Date of birth', { dates: 'past' }),
        ask.list('class', 'Class', classes),
        ask.line('organisation', 'School', optional),
        ask.line('city', 'City or village'),
      ]),
      page('Curiosity', [
        ask.text('wonder', 'What does your child wonder about?', {
          min: 100,
          max: 1500,
          help: 'In your words or theirs, in any language. Marks do not count.',
        }),
        ask.many('wishes', 'What would they like to do?', [
          'Science workshops',
          'Maths circles',
          'Music or dance',
          'Sports',
          'Writing and theatre',
        ]),
        ask.file('work', 'Something that the child has made', {
          ...optional,
          max: 3,
          help: 'A drawing, a photo of a model, a page of a notebook.',
        }),
      ]),
      page('Need', [
        ask.one('income', 'Income of the household in a year', [
          'Up to ₹2,50,000',
          '₹2,50,000 to ₹5,00,000',
          'More than ₹5,00,000',
        ]),
        ask.text('reason', 'Why do you apply all the same?', {
          max: 600,
          shown: ifIs('income', 'more-than-5-00-000'),
          help: 'Illness, a lost job, several children: there are good reasons.',
        }),
        ask.one('device', 'Is there a computer or tablet at home?', [
          'Yes',
          'No, we would need one',
        ]),
        personName,
        ask.mobile(),
        ask.consent('consent', 'I am the child’s guardian, and what I have written is true.'),
      ]),
    ],
    {
      button: 'Send application',
      thanks: 'The application has arrived',
      text: 'Two people read every application. You hear from us within three weeks of the closing date, whatever the answer is.',
    },
  ),
  [formSlugs.scholarshipTeachers]: content(
    'Apply for a study term',
    'For teachers who have taught for three years or more.',
    [
      page('You and your school', [
        personName,
        ask.email(),
        ask.line('organisation', 'School'),
        ask.number('years', 'Years of teaching', { min: 0, max: 60 }),
        ask.note(
          'years-note',
          'Three years are asked for',
          'Applications with fewer are kept for the next round.',
        ),
      ]),
      page('Your plan', [
        ask.list('field', 'What would you study?', [
          'Teaching children with special needs',
          'Science by experiment',
          'Early mathematics',
          'Reading and libraries',
          'Music and movement',
        ]),
        ask.text('plan', 'What will be different in your classroom afterwards?', {
          min: 150,
          max: 2500,
        }),
        ask.file('letter', 'Letter of your head teacher', {
          help: 'That your classes can be covered.',
        }),
        ask.consent('consent', 'I will share what I learn with colleagues in two sessions.'),
      ]),
    ],
    {
      button: 'Send application',
      thanks: 'The application has arrived',
      text: 'You hear from us within three weeks of the closing date.',
    },
  ),
}
