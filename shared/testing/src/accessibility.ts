import axe from 'axe-core'

/** The findings of the accessibility checker in what a test rendered; colour is judged in the browser tests. */
export async function accessibilityFindings(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`)
}

/**
 * Links and buttons whose given name leaves out a text that they show: people who use their voice say what they see. The
 * checker's own rule for it measures letters, which needs a real browser.
 */
export const namesWithoutText = (container: Element): string[] =>
  [...container.querySelectorAll('a[aria-label], button[aria-label]')].flatMap((element) => {
    const name = element.getAttribute('aria-label') ?? ''
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return name.toLowerCase().includes(text.toLowerCase()) ? [] : [`“${text}” is named “${name}”`]
  })
