import { randomUUID } from 'node:crypto'
import {
  changeDeskForm,
  closeDeskForm,
  createDeskForm,
  deleteDeskForm,
  deleteFormAnswer,
  exportFormAnswers,
  listDeskForms,
  listFormAnswers,
  listWebForms,
  markFormAnswer,
  publishDeskForm,
  readDeskForm,
  readFormAnswer,
  readFormTotals,
  readOwnFormAnswer,
  readOwnWebForm,
  readWebForm,
  removeFormDraft,
  saveFormDraft,
  sendFormAnswer,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { formAnswers } from '../../database/schema/forms.schema.ts'
import { allTheirOwn, everyone, ownerOnly, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { staffOnly } from '../feeds/feeds.access.ts'
import { aContent, aField, aForm, someSettings } from '../../testing/form-factories.ts'

const aPublished = async ({ api }: World) => {
  const { id, slug } = await aForm(api.db)
  return { id, slug }
}
const written = () => ({
  slug: `form-${randomUUID()}`,
  content: aContent(aField({ key: 'name' })),
  settings: someSettings(),
})
/** Those who make forms; what belongs to anybody else is Brightyard's. */
const authors: readonly Signed[] = ['vendor', 'vendor staff', 'school representative']
const authorFor = (whose: Signed) => (authors.includes(whose) ? whose : 'super admin')
const anUnpublished = async ({ callers }: World, whose: Signed) => {
  const { id, revision, slug } = await callers[authorFor(whose)].call(createDeskForm, written())
  return { id, revision, slug }
}

const anAnswer = () => ({
  version: 1,
  values: { name: 'Meera' },
  idempotency_key: randomUUID(),
})

/** Something that this person has sent. */
async function aSent(world: World, whose: Signed) {
  const { id: form_id, slug } = await aPublished(world)
  const { reference } = await world.callers[whose].call(sendFormAnswer, { slug, ...anAnswer() })
  const [answer] = await world.api.db
    .select({ id: formAnswers.id })
    .from(formAnswers)
    .where(eq(formAnswers.reference, reference))
  return { form_id, slug, reference, id: answer?.id ?? 0 }
}
/** A form of this author, with an answer. */
async function anAnswered(world: World, whose: Signed) {
  if (!authors.includes(whose)) {
    const { form_id, id } = await aSent(world, 'owner')
    return { form: { id: form_id }, answer: { id } }
  }
  const caller = world.callers[whose]
  const { id, revision, slug } = await anUnpublished(world, whose)
  await caller.call(publishDeskForm, { id, revision })
  const { reference } = await caller.call(sendFormAnswer, { slug, ...anAnswer() })
  const [answer] = await world.api.db
    .select({ id: formAnswers.id })
    .from(formAnswers)
    .where(eq(formAnswers.reference, reference))
  return { form: { id }, answer: { id: answer?.id ?? 0 } }
}
const ofDesk = async (world: World, whose: Signed) => (await anAnswered(world, whose)).form
const answerOfDesk = async (world: World, whose: Signed) => (await anAnswered(world, whose)).answer

/** Brightyard's own are nobody's but role 5's; the others have theirs. */
const ofBrightyard: Outcomes = {
  ...staffOnly,
  vendor: 404,
  'vendor staff': 404,
  'school representative': 404,
}
const theirs = { vendor: 200, 'vendor staff': 200, 'school representative': 200 } as const
const ofAuthors = { outcomes: ofBrightyard, own: theirs }

export const formAccess: readonly AccessRow[] = [
  { call: listWebForms, given: () => ({}), outcomes: signedInOnly },
  // Its head alone: the questions of a form that needs an account are not in it.
  { call: readWebForm, given: aPublished, outcomes: everyone },
  { call: readOwnWebForm, given: aPublished, outcomes: signedInOnly },
  {
    call: saveFormDraft,
    given: async (world) => ({ ...(await aPublished(world)), values: {}, page: null }),
    outcomes: signedInOnly,
  },
  { call: removeFormDraft, given: aPublished, outcomes: signedInOnly },
  {
    call: sendFormAnswer,
    given: async (world) => ({ slug: (await aPublished(world)).slug, ...anAnswer() }),
    outcomes: signedInOnly,
  },
  {
    call: readOwnFormAnswer,
    given: async (world, whose) => {
      const { reference } = await aSent(world, whose)
      return { reference }
    },
    outcomes: ownerOnly,
    own: allTheirOwn,
  },
  { call: listDeskForms, outcomes: staffOnly },
  { call: createDeskForm, given: written, outcomes: staffOnly },
  { call: readDeskForm, given: anUnpublished, ...ofAuthors },
  {
    call: changeDeskForm,
    given: async (world, whose) => ({ ...written(), ...(await anUnpublished(world, whose)) }),
    ...ofAuthors,
  },
  {
    call: publishDeskForm,
    given: anUnpublished,
    ...ofAuthors,
    tellsGuardians: ['school representative', 'super admin'],
  },
  {
    call: closeDeskForm,
    given: async (world, whose) => ({ ...(await ofDesk(world, whose)), is_closed: true }),
    ...ofAuthors,
  },
  { call: deleteDeskForm, given: anUnpublished, ...ofAuthors },
  { call: listFormAnswers, given: ofDesk, ...ofAuthors },
  { call: readFormTotals, given: ofDesk, ...ofAuthors },
  { call: readFormAnswer, given: answerOfDesk, ...ofAuthors },
  {
    call: markFormAnswer,
    given: async (world, whose) => ({ ...(await answerOfDesk(world, whose)), is_done: true }),
    ...ofAuthors,
  },
  { call: deleteFormAnswer, given: answerOfDesk, ...ofAuthors },
  { call: exportFormAnswers, given: ofDesk, ...ofAuthors },
]
