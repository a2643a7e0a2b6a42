/**
 * The first values of a form whose page came from the server: what somebody, or a password manager, typed before the
 * scripts ran. Without it the form would empty its fields. `form` is the form's name.
 */
export function typedEarly<Values extends Readonly<Record<string, string>>>(
  form: string,
  values: Values,
): Values {
  if (typeof document === 'undefined') return values
  const shown = document.forms.namedItem(form)?.elements
  const typed = Object.keys(values).flatMap((name) => {
    const field = shown?.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return isText && field.value !== '' ? [[name, field.value] as const] : []
  })
  return Object.assign({}, values, Object.fromEntries(typed))
}
