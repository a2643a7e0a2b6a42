import axe from 'axe-core'

/** The findings of the accessibility checker in what a test rendered; colour is judged in the browser tests. */
export async function accessibilityFindings(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`)
}
