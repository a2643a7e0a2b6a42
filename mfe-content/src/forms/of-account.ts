import type { FormContent, FormField, SessionUser } from '@brightyard/contract/entities'

/** The name and contacts of this person, where a question asks for them. */
export function ofAccount({ pages }: FormContent, { name, email, mobile }: SessionUser) {
  const all = pages.flatMap(({ fields }) => fields)
  const first = (is: (field: FormField) => boolean, value: string | null) => {
    const field = all.find(is)
    return field && value ? { [field.key]: value } : {}
  }
  return {
    ...first(
      ({ key, kind, label }) =>
        kind === 'short-text' && (key === 'name' || /^your (full )?name\b/i.test(label)),
      name,
    ),
    ...first(({ kind }) => kind === 'email', email),
    ...first(({ kind }) => kind === 'mobile', mobile),
  }
}
