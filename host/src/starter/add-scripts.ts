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

const firstPauseMs = 2_000
const longestPauseMs = 16_000

/**
 * Adds the scripts that waited to the page. One that does not come is fetched again after a while, or as soon as there is
 * a connection; `onFailure` is called each time. Their order does not matter: what starts waits for what it needs.
 */
export function addScripts({ scripts, preloads }: WaitingScripts, onFailure: () => void) {
  function add(src: string, pauseMs: number) {
    const onerror = () => {
      onFailure()
      const again = () => {
        clearTimeout(timer)
        window.removeEventListener('online', again)
        script.remove()
        add(src, Math.min(2 * pauseMs, longestPauseMs))
      }
      const timer = setTimeout(again, pauseMs)
      window.addEventListener('online', again)
    }
    const script = Object.assign(document.createElement('script'), { src, async: false, onerror })
    document.head.append(script)
  }
  for (const src of listed(scripts)) add(src, firstPauseMs)
  for (const href of listed(preloads))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
}
