import {
  blurEntryPicture,
  changeEntry,
  consentToEntry,
  createEntry,
  entryConsent,
  getEntryChances,
  getSharedEntry,
  getTalentCampaign,
  listCampaignEntries,
  listOwnEntries,
  payForEntry,
  readOwnEntry,
  removeEntryFile,
  sendEntry,
  withdrawEntry,
} from '@brightyard/contract'
import { uploadParts, uploads } from '../../database/schema/uploads.schema.ts'
import { adminOnly, everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import {
  aDraft,
  anEntryWish,
  aSentEntry,
  aTalentCampaign,
  showEntry,
} from '../../testing/talent-factories.ts'
import { webPicture } from '../uploads/clean-picture.ts'
import { goodFiles } from '../uploads/sample-files.ts'
import { newTicket, partsOf } from '../uploads/stored-file.ts'

const consent_version = entryConsent.version
const ofKid = ({ kids, callers }: World, whose: Signed) => ({
  studentId: kids[whose].studentId,
  guardian: kids[whose] === kids.owner ? callers.owner : callers['other guardian'],
})

const aCampaign = async ({ api }: World) => ({ slug: (await aTalentCampaign(api)).slug })

/** Written by the guardian of this person's kid. */
async function aWritten(world: World, whose: Signed) {
  const { slug } = await aCampaign(world)
  const { guardian, studentId } = ofKid(world, whose)
  const { id, revision } = await aDraft(guardian, slug, studentId)
  return { id, revision, title: 'A new title', description: '', consent_version }
}

async function aSent(world: World, whose: Signed, fields = {}) {
  const { slug } = await aTalentCampaign(world.api, fields)
  const { guardian, studentId } = ofKid(world, whose)
  const { id } = await aSentEntry(guardian, slug, studentId)
  return { id }
}

/** Sent by the kid alone. */
async function aWaiting(world: World, whose: Signed) {
  const { slug } = await aCampaign(world)
  const { studentId, guardian } = ofKid(world, whose)
  const isOwners = guardian === world.callers.owner
  const { id } = await aDraft(isOwners ? world.callers.student : guardian, slug, studentId)
  if (isOwners) await world.callers.student.call(sendEntry, { id })
  else await guardian.call(sendEntry, { id, consent_version })
  return { id, consent_version }
}

/** With a picture that has come. */
async function aPicture(world: World, whose: Signed) {
  const { id } = await aWritten(world, whose)
  const upload = newTicket()
  const { clean, width, height } = (await webPicture((await goodFiles()).jpg)) ?? {}
  const [row] = await world.api.db
    .insert(uploads)
    .values({
      ticket: upload,
      purpose: 'entry',
      name: 'boat.jpg',
      size: clean?.length ?? 0,
      kind: 'webp',
      entryId: id,
      width,
      height,
      createdAt: world.api.clock.now,
    })
    .returning({ id: uploads.id })
  if (clean) await world.api.db.insert(uploadParts).values(partsOf(row?.id ?? 0, clean))
  return { id, upload, left: 0, top: 0, width: 0.5, height: 0.5 }
}

async function aShown(world: World) {
  const { id } = await aSent(world, 'owner')
  await showEntry(world.api, id)
  return { id }
}

/** The kid's guardian, and the kid itself: the owner's. */
const family: Outcomes = {
  visitor: 401,
  owner: 200,
  student: 200,
  'other guardian': 404,
  others: 403,
}
const guardianAlone: Outcomes = { ...family, student: 403 }
const own = { 'other guardian': 200 } as const

export const talentAccess: readonly AccessRow[] = [
  { call: getTalentCampaign, given: aCampaign, outcomes: everyone },
  { call: listCampaignEntries, given: aCampaign, outcomes: everyone },
  { call: getSharedEntry, given: aShown, outcomes: everyone },
  {
    call: getEntryChances,
    given: aCampaign,
    outcomes: { ...family, 'other guardian': 200 },
  },
  { call: listOwnEntries, given: () => ({}), outcomes: { ...family, 'other guardian': 200 } },
  { call: readOwnEntry, given: aWritten, outcomes: family, own },
  {
    call: createEntry,
    given: async (world, whose) =>
      anEntryWish((await aCampaign(world)).slug, world.kids[whose].studentId),
    outcomes: family,
    own,
  },
  { call: changeEntry, given: aWritten, outcomes: family, own },
  { call: sendEntry, given: aWritten, outcomes: family, own, tellsGuardians: ['student'] },
  { call: consentToEntry, given: aWaiting, outcomes: guardianAlone, own },
  {
    call: payForEntry,
    given: (world, whose) => aSent(world, whose, { entryFeeInPaise: 9900 }),
    outcomes: guardianAlone,
    own,
  },
  { call: removeEntryFile, given: aPicture, outcomes: family, own },
  { call: blurEntryPicture, given: aPicture, outcomes: adminOnly },
  { call: withdrawEntry, given: aWritten, outcomes: family, own },
]
