/** What the edge writes at the starter's tag: addresses, divided by spaces. */
export interface WaitingScripts {
  /** The page's scripts, in their order. */
  scripts?: string
  /** What those load first. */
  preloads?: string
}

const listed = (list = '') => list.split(' ').filter(Boolean)

export const scriptsThatWait = ({ scripts, preloads }: WaitingScripts) => [
  ...listed(scripts),
  ...listed(preloads),
]

/** Adds the scripts that waited to the page. `onFailure` is called for each that does not come. */
export function addScripts({ scripts, preloads }: WaitingScripts, onFailure: () => void) {
  const tags = [
    ...listed(scripts).map((src) =>
      Object.assign(document.createElement('script'), { src, async: false, onerror: onFailure }),
    ),
    ...listed(preloads).map((href) =>
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    ),
  ]
  document.head.append(...tags)
}
