import {
  assignJury,
  getJuryDesk,
  getJuryFolder,
  getJuryWork,
  hideJuryLine,
  listJuryLines,
  openEntryCertificate,
  previewVerdict,
  publishVerdict,
  repeatCampaign,
  saveJuryPoints,
  setCampaignAgeGroups,
  setCampaignClosing,
  setJuror,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import { adminOnly, ownerOnly, signedInOnly } from '../../../testing/access/access-row.ts'
import type { AccessRow, Signed, World } from '../../../testing/access/access-row.ts'
import { aUser } from '../../../testing/factories.ts'
import { aTalentCampaign } from '../../../testing/talent-factories.ts'
import { aJudgedCampaign } from '../../../testing/jury-factories.ts'

const week = 7 * 24 * 60 * 60 * 1000
const inAWeek = ({ api }: World) => new Date(api.clock.now.getTime() + week)

/** The owner judges an entry of the other guardian's kid. */
async function aJury(world: World) {
  const guardian = world.callers['other guardian']
  const { studentId } = world.kids['other guardian']
  const found = await aJudgedCampaign(world.api, {
    entries: [{ guardian, studentId }],
    jurors: [world.people.owner.id],
    fields: { juryEndsAt: inAWeek(world) },
  })
  const [assignment] = await world.api.db
    .insert(juryAssignments)
    .values({ entryId: found.entries[0] ?? 0, userId: world.people.owner.id })
    .returning({ id: juryAssignments.id })
  return { ...found, assignmentId: assignment?.id ?? 0 }
}
const ofCampaign = async (world: World) => ({ slug: (await aJury(world)).slug })

async function aFinished(world: World) {
  const { slug, assignmentId } = await aJury(world)
  await world.callers.owner.call(saveJuryPoints, {
    id: assignmentId,
    points: [
      { key: 'idea', points: 7 },
      { key: 'colour', points: 8 },
    ],
    is_final: true,
  })
  const { digest } = await world.callers['super admin'].call(previewVerdict, { slug })
  return { slug, digest }
}

async function anOver(world: World, whose: Signed) {
  const { studentId } = world.kids[whose]
  const isOwners = studentId === world.kids.owner.studentId
  const guardian = isOwners ? world.callers.owner : world.callers['other guardian']
  const { id, entries } = await aJudgedCampaign(world.api, {
    entries: [{ guardian, studentId }],
    jurors: [],
  })
  const verdictAt = world.api.clock.now
  await world.api.db.update(campaigns).set({ verdictAt }).where(eq(campaigns.id, id))
  return { id: entries[0] ?? 0 }
}

export const juryAccess: readonly AccessRow[] = [
  { call: getJuryWork, given: () => ({}), outcomes: signedInOnly },
  { call: getJuryFolder, given: ofCampaign, outcomes: ownerOnly },
  {
    call: saveJuryPoints,
    given: async (world) => ({
      id: (await aJury(world)).assignmentId,
      points: [{ key: 'idea', points: 3 }],
      is_final: false,
    }),
    outcomes: ownerOnly,
  },
  { call: listJuryLines, given: ofCampaign, outcomes: adminOnly },
  {
    call: hideJuryLine,
    given: async (world) => {
      const { assignmentId: id } = await aJury(world)
      const savedAt = world.api.clock.now
      await world.api.db
        .update(juryAssignments)
        .set({ line: 'I believe all seven legs.', savedAt, finalAt: savedAt })
        .where(eq(juryAssignments.id, id))
      return { id, is_hidden: true }
    },
    outcomes: adminOnly,
  },
  { call: getJuryDesk, given: ofCampaign, outcomes: adminOnly },
  {
    call: setJuror,
    given: async ({ api }) => {
      const { slug, panel } = await aJudgedCampaign(api, {
        entries: [],
        jurors: [(await aUser(api.db)).id],
      })
      return { slug, panellist: panel[0] ?? '', email: null }
    },
    outcomes: adminOnly,
  },
  {
    call: assignJury,
    given: async (world) => ({
      ...(await ofCampaign(world)),
      ends_at: inAWeek(world).toISOString(),
      jurors_per_entry: 1,
    }),
    outcomes: adminOnly,
  },
  {
    call: setCampaignClosing,
    given: async ({ api }) => ({ slug: (await aTalentCampaign(api)).slug, ends_at: null }),
    outcomes: adminOnly,
  },
  {
    call: setCampaignAgeGroups,
    given: async ({ api }) => ({
      slug: (await aTalentCampaign(api)).slug,
      age_groups: [{ from: 4, to: 16 }],
    }),
    outcomes: adminOnly,
  },
  {
    call: repeatCampaign,
    given: async (world) => {
      const { api } = world
      const { slug } = await aTalentCampaign(api)
      return {
        slug,
        title: `Again ${slug}`,
        starts_at: api.clock.now.toISOString(),
        ends_at: inAWeek(world).toISOString(),
      }
    },
    outcomes: adminOnly,
  },
  { call: previewVerdict, given: aFinished, outcomes: adminOnly },
  { call: publishVerdict, given: aFinished, outcomes: adminOnly },
  {
    call: openEntryCertificate,
    given: anOver,
    outcomes: { visitor: 401, owner: 200, student: 200, 'other guardian': 404, others: 403 },
    own: { 'other guardian': 200 },
  },
]
