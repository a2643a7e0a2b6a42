import {
  changeBankItem,
  changeDeskAssessment,
  closeDeskAssessment,
  copyDeskAssessment,
  createBankItem,
  createDeskAssessment,
  deleteDeskAssessment,
  getBankSubjects,
  listBankItems,
  listDeskAssessments,
  publishDeskAssessment,
  readBankItem,
  readDeskAssessment,
  renewDeskQuestion,
  retireBankItem,
} from '@brightyard/contract'
import type { AccessRow, Outcomes, Signed, World } from '../../../testing/access/access-row.ts'
import { anAssessment } from '../../../testing/assessment-factories.ts'
import {
  aBankItem,
  aComposition,
  aDraft,
  anItem,
} from '../../../testing/assessment-desk-factories.ts'
import { staffOnly } from '../../feeds/feeds.access.ts'

const vendorOf = ({ school, academy }: World, whose: Signed) =>
  whose === 'vendor' || whose === 'vendor staff' ? academy.id : school.id

async function anOwnItem(world: World, whose: Signed) {
  const { id, revision } = await aBankItem(world.api.db, { vendorId: vendorOf(world, whose) })
  return { id, revision, is_retired: true, ...anItem() }
}

async function anOwnDraft(world: World, whose: Signed) {
  const { id, revision, draft } = await aDraft(world.api.db, vendorOf(world, whose))
  return { id, revision, composition: draft }
}

async function aPublished({ api }: World, vendorId: number) {
  const item = await aBankItem(api.db, { vendorId })
  const { kind, content, answerKey } = item
  const { id } = await anAssessment(api.db, {
    vendorId,
    questions: [{ kind, content, answerKey, itemId: item.id }],
  })
  return { id, item_id: item.id, is_closed: true }
}
const anOwnPublished = (world: World, whose: Signed) => aPublished(world, vendorOf(world, whose))

/** The school's: another partner's staff does not see it, an admin sees all. */
const ofSchool: Outcomes = { ...staffOnly, vendor: 404, 'vendor staff': 404 }
const own = { vendor: 200, 'vendor staff': 200 } as const

export const assessmentDeskAccess: readonly AccessRow[] = [
  { call: listBankItems, outcomes: staffOnly },
  { call: getBankSubjects, outcomes: staffOnly },
  { call: readBankItem, given: anOwnItem, outcomes: ofSchool, own },
  { call: createBankItem, given: () => anItem(), outcomes: staffOnly },
  { call: changeBankItem, given: anOwnItem, outcomes: ofSchool, own },
  { call: retireBankItem, given: anOwnItem, outcomes: ofSchool, own },
  { call: listDeskAssessments, outcomes: staffOnly },
  {
    call: createDeskAssessment,
    given: () => ({ composition: aComposition([]) }),
    outcomes: staffOnly,
  },
  { call: readDeskAssessment, given: anOwnDraft, outcomes: ofSchool, own },
  { call: changeDeskAssessment, given: anOwnDraft, outcomes: ofSchool, own },
  { call: publishDeskAssessment, given: anOwnDraft, outcomes: ofSchool, own },
  { call: closeDeskAssessment, given: anOwnPublished, outcomes: ofSchool, own },
  { call: copyDeskAssessment, given: anOwnDraft, outcomes: ofSchool, own },
  { call: deleteDeskAssessment, given: anOwnDraft, outcomes: ofSchool, own },
  { call: renewDeskQuestion, given: anOwnPublished, outcomes: ofSchool, own },
]
