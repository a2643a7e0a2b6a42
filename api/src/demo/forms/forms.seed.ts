import type { FormContent, FormSettings, FormValues } from '@brightyard/contract'
import { answerText, formSlugs, questionsOf } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  formAnswers,
  formDrafts,
  formVersions,
  webForms,
} from '../../database/schema/forms.schema.ts'
import { publishedSettings } from '../../modules/forms/publish-form.ts'
import { answers, drafts } from './answers.data.ts'
import { enquiryForms } from './enquiry-forms.data.ts'
import { partnerForms } from './partner-forms.data.ts'
import { roomForms } from './room-forms.data.ts'
import { standingForms } from './standing-forms.data.ts'
import { programForms } from './teacher-and-scholarship-forms.data.ts'
import { termForms } from './term-forms.data.ts'

const day = 24 * 60 * 60 * 1000

const plain: FormSettings = {
  is_public: false,
  is_for_guardians: false,
  has_subjects: false,
  is_listed: true,
  is_once: false,
  opens_at: null,
  closes_at: null,
  max_answers: null,
  notify_email: null,
}

/** Who is told about the answers to the forms of pages. */
const desks: Readonly<Record<string, string>> = {
  [formSlugs.contact]: 'hello@brightyard.example',
  [formSlugs.support]: 'help@brightyard.example',
  [formSlugs.jobApplication]: 'careers@brightyard.example',
  [formSlugs.schoolEnquiry]: 'partners@brightyard.example',
  [formSlugs.residentsEnquiry]: 'partners@brightyard.example',
  [formSlugs.partnerAppDemo]: 'partners@brightyard.example',
}
/** Those who send these can be reached by their account. */
const forMembers: readonly string[] = [formSlugs.submitStory]
/** About a kid, and signed by the guardian. */
const forGuardians: readonly string[] = [formSlugs.scholarshipKids]
const closing: Readonly<Record<string, number>> = {
  [formSlugs.scholarshipKids]: 45,
  [formSlugs.scholarshipTeachers]: 31,
}

/** Forms of pages and of the list, with answers and a draft. */
export async function seedForms(
  db: Database,
  {
    guardianId,
    kidId,
    authorId,
    room,
    now,
  }: {
    guardianId: number
    kidId: number
    authorId: number
    room: { id: number; teacherId: number }
    now: Date
  },
) {
  /** Forms open and close at six in the evening in India. */
  const atDay = (days: number) =>
    new Date(Math.floor(now.getTime() / day + days) * day + 12.5 * 60 * 60 * 1000).toISOString()
  const ofRoom = { roomId: room.id, createdBy: room.teacherId }
  const ofPages = Object.entries({ ...enquiryForms, ...programForms, ...partnerForms }).map(
    ([slug, content]) => ({
      slug,
      content,
      isOfRoom: false,
      settings: {
        ...plain,
        is_public: !forMembers.includes(slug) && !forGuardians.includes(slug),
        is_for_guardians: forGuardians.includes(slug),
        has_subjects: slug === formSlugs.jobApplication,
        is_listed: false,
        notify_email: desks[slug] ?? null,
        closes_at: slug in closing ? atDay(closing[slug] ?? 0) : null,
      },
    }),
  )
  const listed = [...termForms, ...standingForms, ...roomForms].map(
    ({ slug, content, settings, opens, closes }) => ({
      slug,
      content,
      isOfRoom: roomForms.some((form) => form.slug === slug),
      settings: {
        ...plain,
        ...settings,
        opens_at: opens === undefined ? null : atDay(opens),
        closes_at: closes === undefined ? null : atDay(closes),
      },
    }),
  )
  const forms = [...ofPages, ...listed]
  const publishedAt = new Date(now.getTime() - 20 * day)
  const rows = await db
    .insert(webForms)
    .values(
      forms.map(({ slug, content, settings, isOfRoom }, at) => ({
        slug,
        content,
        settings,
        ...publishedSettings(settings),
        hasChanges: false,
        version: 1,
        publishedAt,
        ...(isOfRoom ? ofRoom : { createdBy: authorId }),
        announcedAt: publishedAt,
        updatedAt: new Date(publishedAt.getTime() + at * 60_000),
      })),
    )
    .returning({ id: webForms.id, slug: webForms.slug })
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]))
  await db.insert(formVersions).values(
    forms.map(({ slug, content, isOfRoom }) => ({
      formId: idOf.get(slug) ?? 0,
      number: 1,
      content,
      publishedBy: isOfRoom ? room.teacherId : authorId,
      publishedAt,
    })),
  )
  /** Of whom the guardian’s answers are. */
  const withKid = (values: FormValues): FormValues =>
    'kid' in values ? { ...values, kid: String(kidId) } : values
  const contents = new Map<string, FormContent>(forms.map(({ slug, content }) => [slug, content]))
  await db.insert(formAnswers).values(
    answers.map(([slug, hoursAgo, isGuardian, values], at) => ({
      reference: `WF-DEMO${String(at + 1).padStart(4, '0')}`,
      formId: idOf.get(slug) ?? 0,
      version: 1,
      userId: isGuardian ? guardianId : null,
      subject: '',
      values: withKid(values),
      summary: summaryOf(contents.get(slug), values),
      sendKey: `demonstration-${at}`,
      sentAt: new Date(now.getTime() - hoursAgo * 60 * 60 * 1000),
      doneAt: hoursAgo > 100 ? new Date(now.getTime() - 90 * 60 * 60 * 1000) : null,
    })),
  )
  await db
    .update(webForms)
    .set({ toldAnswerId: sql`(select coalesce(max(${formAnswers.id}), 0) from ${formAnswers})` })
  await db.insert(formDrafts).values(
    drafts.map(([slug, hoursAgo, page, values]) => ({
      userId: guardianId,
      formId: idOf.get(slug) ?? 0,
      subject: '',
      values,
      page,
      savedAt: new Date(now.getTime() - hoursAgo * 60 * 60 * 1000),
    })),
  )
}

/** As the answers of the demonstration name the kid. */
const demoKid = { id: 1, name: 'Aarav', class_name: '' }

const summaryOf = (content: FormContent | undefined, values: FormValues) =>
  (content ? questionsOf(content) : [])
    .flatMap((field) =>
      field.kind === 'consent' ? [] : answerText(field, values[field.key], [demoKid]) || [],
    )
    .join(' · ')
    .slice(0, 140)
