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
  readOwnFormAnswer,
  readOwnWebForm,
  readWebForm,
  removeFormDraft,
  saveFormDraft,
  sendFormAnswer,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { formAnswers } from '../../database/schema/forms.schema.ts'
import {
  adminOnly,
  allTheirOwn,
  everyone,
  ownerOnly,
  signedInOnly,
} from '../../testing/access/access-row.ts'
import type { AccessRow, Signed, World } from '../../testing/access/access-row.ts'
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
const anUnpublished = async ({ callers }: World) => {
  const { id, revision, slug } = await callers['super admin'].call(createDeskForm, written())
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
const ofDesk = async (world: World) => {
  const { form_id, slug } = await aSent(world, 'owner')
  return { id: form_id, slug }
}

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
  { call: listDeskForms, outcomes: adminOnly },
  { call: createDeskForm, given: written, outcomes: adminOnly },
  { call: readDeskForm, given: anUnpublished, outcomes: adminOnly },
  {
    call: changeDeskForm,
    given: async (world) => ({ ...written(), ...(await anUnpublished(world)) }),
    outcomes: adminOnly,
  },
  { call: publishDeskForm, given: anUnpublished, outcomes: adminOnly },
  {
    call: closeDeskForm,
    given: async (world) => ({ ...(await aPublished(world)), is_closed: true }),
    outcomes: adminOnly,
  },
  { call: deleteDeskForm, given: anUnpublished, outcomes: adminOnly },
  { call: listFormAnswers, given: ofDesk, outcomes: adminOnly },
  {
    call: readFormAnswer,
    given: async (world) => ({ id: (await aSent(world, 'owner')).id }),
    outcomes: adminOnly,
  },
  {
    call: markFormAnswer,
    given: async (world) => ({ id: (await aSent(world, 'owner')).id, is_done: true }),
    outcomes: adminOnly,
  },
  {
    call: deleteFormAnswer,
    given: async (world) => ({ id: (await aSent(world, 'owner')).id }),
    outcomes: adminOnly,
  },
  { call: exportFormAnswers, given: ofDesk, outcomes: adminOnly },
]
