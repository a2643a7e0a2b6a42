import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  assessmentAssignments,
  assessmentCandidates,
  assessmentQuestions,
  assessments,
  assessmentSections,
} from '../../database/schema/assessments.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments, vendors } from '../../database/schema/users.schema.ts'
import { passcodeHashOf } from '../../modules/assessments/candidate-passcode.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import type { DemoAssessment } from './assessments.data.ts'
import {
  everyKind,
  fractions,
  largeNumbers,
  olympiad,
  plants,
  reading,
  rhythm,
} from './assessments.data.ts'
import { seedAttempt } from './attempts.seed.ts'
import { entranceTest, seedEntranceTest } from './entrance-test.seed.ts'
import { bankParts } from './bank.data.ts'
import { itemsOf, seedBank } from './bank.seed.ts'
import { type PictureOf, questionsOf } from './question-rows.ts'

const hour = 60 * 60 * 1000
const all = [fractions, plants, largeNumbers, everyKind, olympiad, reading, rhythm]

/** Orders the pictures that can be chosen; the alternative text says what each shows. */
export function assessmentPicturesOf(pictures: PictureStore): PictureOf {
  const pictureOf: PictureOf = (icon, alt) =>
    pictures.order(
      { layout: 'portrait', area: 'learn', icons: [icon], seed: `option ${icon}` },
      alt,
    )
  for (const { sections } of all)
    for (const { questions } of sections) questionsOf(questions, pictureOf)
  for (const { questions } of bankParts) questionsOf(questions, pictureOf)
  return pictureOf
}

async function store(
  tx: Database,
  { sections, rules = [], ...demo }: DemoAssessment,
  fields: Omit<typeof assessments.$inferInsert, 'title' | 'subject' | 'minutes'>,
  pictureOf: PictureOf,
) {
  const [row] = await tx
    .insert(assessments)
    .values({ ...demo, rules, ...fields })
    .returning()
  if (!row) throw new Error('The assessment was not stored.')
  const { id: assessmentId, vendorId, createdBy, subject } = row
  for (const [position, { title, note = '', questions }] of sections.entries()) {
    const [section] = await tx
      .insert(assessmentSections)
      .values({ assessmentId, position, title, note })
      .returning()
    const made = questionsOf(questions, pictureOf)
    const items = await itemsOf(tx, made, { vendorId, createdBy, subject, topic: demo.title })
    await tx.insert(assessmentQuestions).values(
      made.map((question, place) => ({
        ...question,
        assessmentId,
        sectionId: section?.id ?? 0,
        itemId: items[place] ?? null,
        position: place,
      })),
    )
  }
  return row
}

interface Options {
  pictureOf: PictureOf
  /** A kid of class 4 A, with an assessment in each state. */
  studentId: number
  /** Who made those of the school. */
  authorId: number
  now: Date
}

/** Assessments that are due, running, done with and without results, missed, and one to come. */
export async function seedAssessments(tx: Database, options: Options) {
  const { pictureOf, studentId, authorId, now } = options
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  const places = await tx.select().from(vendors)
  const school = places.find(({ vendorType }) => vendorType === 2)?.id ?? 0
  const academy = places.find(({ vendorType }) => vendorType !== 2)?.id ?? 0
  const bySchool = { vendorId: school, createdBy: authorId, publishedAt: at(-200) }
  const make = (demo: DemoAssessment, fields: Parameters<typeof store>[2]) =>
    store(tx, demo, fields, pictureOf)

  const due = await make(fractions, { ...bySchool, closesAt: at(6 * 24) })
  const running = await make(plants, { ...bySchool, closesAt: at(3 * 24) })
  const done = await make(largeNumbers, {
    ...bySchool,
    opensAt: at(-8 * 24),
    closesAt: at(-3 * 24),
    passPercent: 40,
  })
  const trial = await make(everyKind, {
    publishedAt: at(-400),
    attemptsAllowed: 20,
    reviewFrom: 'submission',
    isForCandidates: true,
  })
  const later = await make(olympiad, {
    publishedAt: at(-100),
    opensAt: at(4 * 24),
    closesAt: at(5 * 24),
    reviewFrom: 'release',
    feeInPaise: 49_900,
    isForCandidates: true,
  })
  const waiting = await make(reading, { ...bySchool, reviewFrom: 'release' })
  const missed = await make(rhythm, {
    vendorId: academy,
    publishedAt: at(-150),
    closesAt: at(-20),
  })
  const owners = { school, academy, brightyard: null }
  const classOf = (className: string) => ({ vendorId: school, className })
  await tx.insert(assessmentAssignments).values([
    { assessmentId: due.id, ...classOf('4 A') },
    { assessmentId: running.id, ...classOf('4 A') },
    { assessmentId: done.id, vendorId: school },
    { assessmentId: trial.id, vendorId: school },
    { assessmentId: trial.id, vendorId: academy },
    { assessmentId: later.id, vendorId: school },
    { assessmentId: waiting.id, ...classOf('4 A') },
    { assessmentId: missed.id, vendorId: academy },
  ])

  // Open to people without an account: one is free, the other one has a fee.
  const open = await make(
    { ...olympiad, title: 'Young Scientists, trial round' },
    {
      publishedAt: at(-100),
      attemptsAllowed: 3,
      reviewFrom: 'submission',
      feeInPaise: 49_900,
      isForCandidates: true,
    },
  )
  const candidates = [
    { assessmentId: trial.id, applicationId: 'BY-FREE-2601', name: 'Nila Menon' },
    { assessmentId: open.id, applicationId: 'BY-SCI-2601', name: 'Kabir Rao' },
    { assessmentId: open.id, applicationId: 'BY-SCI-2602', name: 'Zoya Khan', paidAt: at(-30) },
  ]
  await tx.insert(assessmentCandidates).values(
    candidates.map((one) => ({
      ...one,
      applicationId: one.applicationId.replaceAll('-', ''),
      passcodeHash: passcodeHashOf(one.applicationId, 'brightyard-demo'),
    })),
  )

  await seedAttempt(tx, running, { studentId, startedAt: at(-0.4), skill: 0.8, answered: 3 })
  const waitingAttempt = { studentId, startedAt: at(-50), minutes: 21, skill: 0.7 }
  await seedAttempt(tx, waiting, waitingAttempt)
  const schoolmates = await tx
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(eq(enrolments.vendorId, school))
    .orderBy(enrolments.studentId)
    .limit(60)
  for (const [index, { id }] of schoolmates.entries()) {
    const skill = id === studentId ? 0.75 : 0.25 + ((index * 37) % 70) / 100
    const startedAt = at(-4 * 24 + (index % 20) / 10)
    await seedAttempt(tx, done, { studentId: id, startedAt, minutes: 8 + (index % 11), skill })
  } // Two of the class answer just now, and one has handed in: what a teacher sees.
  const ofClass = await tx
    .select({ id: studentRecords.studentId })
    .from(studentRecords)
    .where(eq(studentRecords.className, '4 A'))
    .orderBy(studentRecords.studentId)
  const classmates = ofClass.filter(({ id }) => id !== studentId)
  for (const [index, answered] of [4, 2, 6].entries()) {
    const mate = classmates[index]
    if (!mate) continue
    const story = { studentId: mate.id, startedAt: at(-0.5 - index / 4), skill: 0.7, answered }
    await seedAttempt(tx, running, answered === 6 ? { ...story, minutes: 52 } : story)
  }
  const test = await make(entranceTest, {
    ...bySchool,
    publishedAt: at(-60),
    closesAt: at(9 * 24),
    reviewFrom: 'release',
    passPercent: 40,
    isForCandidates: true,
    feeInPaise: 25_000,
  })
  await seedEntranceTest(tx, test, at)
  await seedBank(tx, { pictureOf, owners, authorId, now })
}
