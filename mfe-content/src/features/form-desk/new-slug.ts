/** An address out of a title, `science-fair-2026-k3f9`; the end makes it one of a kind. */
export function newSlug(title: string): string {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replaceAll(/^-+|-+$/g, '')
  return `${words || 'form'}-${crypto.randomUUID().slice(0, 4)}`
}
