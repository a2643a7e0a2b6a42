const subjectOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-subject]')

/**
 * Keeps the keyboard's place when a control of a row goes away: on the row's own subject, or on the one beside a
 * row that is removed, and at last on the list's heading.
 */
export function focusSubject(row: HTMLElement | null, where: 'own' | 'beside') {
  if (!row?.contains(document.activeElement)) return
  const next =
    where === 'own'
      ? subjectOf(row)
      : (subjectOf(row.nextElementSibling) ?? subjectOf(row.previousElementSibling))
  const heading = row
    .closest('[data-notification-view]')
    ?.querySelector<HTMLElement>('[data-view-heading]')
  ;(next ?? heading)?.focus()
}
