import type { PageSection } from '@brightyard/contract'
import type { PictureStore } from '../pictures/picture-store.ts'

export const stats = [
  { value: '1,20,000+', label: 'children learning with us' },
  { value: '512', label: 'partner schools' },
  { value: '9', label: 'languages in our stories' },
  { value: '4.8 / 5', label: 'from parents, last year' },
]

export function aboutUs(pictures: PictureStore): PageSection[] {
  const draw = (layout: 'hero' | 'scene', area: 'learn' | 'shop' | 'talent', icons: string[]) =>
    pictures.order({ layout, area, icons, seed: icons.join(' ') }, '')
  return [
    {
      kind: 'hero',
      title: 'Childhood, with the lights on',
      lead: 'Brightyard brings classes, activities, a shop and a stage together, so that families can find what is good for a child without becoming experts in it.',
      picture: draw('hero', 'learn', [
        'globe-showing-asia-australia',
        'books',
        'kite',
        'sun',
        'sparkles',
      ]),
      actions: [
        { label: 'See the programs', href: '/program' },
        { label: 'Read our story', href: '/our-story' },
      ],
    },
    { kind: 'stats', title: 'Where we are today', lead: null, stats },
    {
      kind: 'rich-text',
      title: 'What we believe',
      lead: 'Children are not projects.',
      body: '<p>They are people with a lot to do. Our part is to put good things within reach: a teacher who listens, a kit that works, a stage that is not frightening, a book that is worth the torch batteries.</p><p>We do not show advertisements, do not sell data and do not count minutes on a screen as success. A good week at Brightyard ends with paint on somebody’s elbow.</p>',
    },
    {
      kind: 'cards',
      title: 'Three doors, one yard',
      lead: null,
      cards: [
        {
          title: 'Learn',
          text: 'Programs, live classes and workshops with teachers trained by us.',
          picture: draw('scene', 'learn', ['microscope', 'abacus', 'open-book', 'star', 'cloud']),
          link: { label: 'Programs', href: '/program' },
        },
        {
          title: 'Shop',
          text: 'A short shelf of tested toys, books and instruments.',
          picture: draw('scene', 'shop', [
            'shopping-bags',
            'teddy-bear',
            'kick-scooter',
            'balloon',
            'sparkles',
          ]),
          link: { label: 'Shop', href: '/shop' },
        },
        {
          title: 'Shine',
          text: 'The talentbox: campaigns with kind judges and real prizes.',
          picture: draw('scene', 'talent', [
            'trophy',
            'microphone',
            'artist-palette',
            'musical-notes',
            'star',
          ]),
          link: { label: 'TalentBox', href: '/talentbox' },
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'How we got here',
      lead: null,
      events: [
        {
          when: '2016',
          title: 'A garage in Bengaluru',
          text: 'Eleven children, one teacher and a borrowed projector.',
        },
        {
          when: '2018',
          title: 'The first centre',
          text: 'A pottery studio and a reading attic open on the same day.',
        },
        {
          when: '2020',
          title: 'Live classes',
          text: 'Lessons move to the kitchen table; groups stay at eight.',
        },
        {
          when: '2022',
          title: 'The shop',
          text: 'Parents ask where the good scissors come from. So we sell them.',
        },
        {
          when: '2024',
          title: 'TalentBox',
          text: 'The first Colourothon receives four thousand paintings.',
        },
        {
          when: '2025',
          title: 'Ten centres, 512 schools',
          text: 'And a library bus that has never missed a village.',
        },
      ],
    },
    {
      kind: 'quote',
      text: 'They ask my daughter what she thinks, and then they wait for the answer.',
      person: 'Meera Nair',
      role: 'Guardian, Bengaluru',
      picture: pictures.order(
        {
          layout: 'portrait',
          area: 'brand',
          icons: [],
          person: { name: 'Meera Nair' },
          seed: 'quote',
        },
        '',
      ),
    },
    {
      kind: 'steps',
      title: 'How a week looks',
      lead: null,
      steps: [
        { title: 'Choose', text: 'Pick a program or a single afternoon. No long contracts.' },
        { title: 'Do', text: 'A lesson, a practice, and something with the hands.' },
        { title: 'Show', text: 'To the family, the class or a few thousand people.' },
      ],
    },
    {
      kind: 'cta',
      title: 'Come and look around',
      lead: 'The first live class is free.',
      actions: [
        { label: 'Sign up', href: '/signup' },
        { label: 'Talk to us', href: '/contact-us' },
      ],
    },
  ]
}
