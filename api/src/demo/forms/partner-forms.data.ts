import type { FormContent } from '@brightyard/contract'
import { formSlugs } from '@brightyard/contract'
import { ask, content, optional, page, personName } from './form-parts.ts'

/** For those who want to work with us. */
export const partnerForms: Readonly<Record<string, FormContent>> = {
  [formSlugs.partnerAppDemo]: content(
    'See the partner app',
    'Twenty minutes by video call, with classes like yours.',
    [
      page('', [
        personName,
        ask.line('organisation', 'School, academy or studio'),
        ask.list('kind', 'Where do you teach?', [
          'A school',
          'An academy',
          'A studio of my own',
          'A residents’ association',
          'Somewhere else',
        ]),
        ask.email(),
        ask.mobile({ ...optional, help: 'Only if you would rather be called.' }),
        ask.one('time', 'When suits you best?', ['Morning', 'Afternoon', 'Evening']),
        ask.text('message', 'What should we show you?', { ...optional, max: 1500 }),
      ]),
    ],
    {
      button: 'Request a demo',
      thanks: 'We will show you the app',
      text: 'Somebody writes within one working day and offers you three times.',
    },
  ),
}
