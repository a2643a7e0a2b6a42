import type { FormContent, FormField, FormSettings } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { formVersions, webForms } from '../database/schema/forms.schema.ts'
import { publishedSettings } from '../modules/forms/publish-form.ts'

/** A question with a key and a kind. */
export const aField = (fields: Partial<FormField> & Pick<FormField, 'key'>): FormField => ({
  kind: 'short-text',
  label: `What about ${fields.key}?`,
  help: '',
  is_required: true,
  options: [],
  min: null,
  max: null,
  dates: 'any',
  shown: null,
  ...fields,
})

/** A form of one page with these questions. */
export const aContent = (...fields: FormField[]): FormContent => ({
  title: 'Science fair',
  lead: 'Show what you have found out.',
  pages: [{ key: 'first', title: 'About you', text: '', shown: null, fields }],
  submit_label: 'Send',
  thanks_title: 'Thank you',
  thanks_text: '',
})

/** Listed, for people with an account, as often as they like. */
export const someSettings = (settings: Partial<FormSettings> = {}): FormSettings => ({
  is_public: false,
  is_for_guardians: false,
  has_subjects: false,
  is_listed: true,
  is_once: false,
  opens_at: null,
  closes_at: null,
  max_answers: null,
  notify_email: null,
  ...settings,
})

let made = 0

/** A published form. */
export async function aForm(
  db: Database,
  {
    content = aContent(aField({ key: 'name' })),
    settings = {},
    slug = `form-${++made}`,
  }: { content?: FormContent; settings?: Partial<FormSettings>; slug?: string } = {},
) {
  const all = someSettings(settings)
  const publishedAt = new Date(0)
  const [form] = await db
    .insert(webForms)
    .values({
      slug,
      content,
      settings: all,
      ...publishedSettings(all),
      hasChanges: false,
      version: 1,
      publishedAt,
      updatedAt: publishedAt,
    })
    .returning()
  if (!form) throw new Error('The form was not made.')
  await db.insert(formVersions).values({ formId: form.id, number: 1, content, publishedAt })
  return form
}
