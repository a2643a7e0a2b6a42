import type { Page } from '@playwright/test'

/** What has enough contrast, by the way it is drawn; one set for all pages that a worker looks at. */
const drawnWell = new Set<string>()

interface AxeNode {
  readonly target: readonly unknown[]
  readonly failureSummary?: string
}
interface Axe {
  run(
    context: { include: Element[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: AxeNode[] }[] }>
}

/**
 * Texts with too little contrast, each with where it is. Contrast is two thirds of the checker's time, and most texts are drawn
 * like others: of those with the same colours, sizes and elements around them one is checked, on whichever page. axe is in the page.
 */
export async function contrastFindings(page: Page, within: string): Promise<string[]> {
  const known = [...drawnWell]
  const { ways, findings } = await page.evaluate(
    async ({ within, known }) => {
      const seen = new Set(known)
      const ways: string[] = []
      const include: Element[] = []
      const layers = new Map<Element, string>()
      // How an element is drawn, and all that it stands in.
      const layerOf = (element: Element): string => {
        const found = layers.get(element)
        if (found !== undefined) return found
        const style = getComputedStyle(element)
        const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style
        const own = `${element.tagName}.${element.getAttribute('class') ?? ''} ${backgroundColor} ${backgroundImage} ${opacity} ${position} ${filter} ${mixBlendMode}`
        const layer = element.parentElement ? `${layerOf(element.parentElement)}>${own}` : own
        layers.set(element, layer)
        return layer
      }
      const isText = ({ nodeType, nodeValue }: Node) =>
        nodeType === Node.TEXT_NODE && Boolean(nodeValue?.trim())
      for (const element of document.querySelectorAll(`${within} *`)) {
        const isShown = [...element.childNodes].some(isText) || element.matches('input, textarea')
        if (!isShown || !element.checkVisibility()) continue
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
        const text = `${layerOf(element)} ${color} ${fontSize} ${fontWeight} ${textShadow} ${element.matches(':disabled, [aria-disabled=true]')}`
        const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
        const way = btoa(String.fromCharCode(...new Uint8Array(bytes)))
        if (seen.has(way)) continue
        seen.add(way)
        ways.push(way)
        include.push(element)
      }
      if (include.length === 0) return { ways, findings: [] }
      const { axe } = globalThis as typeof globalThis & { axe: Axe }
      const { violations } = await axe.run(
        { include },
        { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
      )
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`,
        ),
      )
      return { ways, findings }
    },
    { within, known },
  )
  // What failed is told again wherever it is drawn.
  if (findings.length === 0) for (const way of ways) drawnWell.add(way)
  return findings
}
