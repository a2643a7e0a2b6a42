/**
 * @typedef {(remark: string) => void} Say sets the remark printed after the step when it ends
 * @typedef {object} Progress
 * @property {<Result>(title: string, run: (say: Say) => Promise<Result> | Result) => Promise<Result>} step
 *   runs one step and prints that it starts, how it ended and how long it took; steps may overlap
 * @property {(text?: string) => void} print writes lines above what is still running
 */

/** @param {number} milliseconds */
export function formatDuration(milliseconds) {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`
}

/**
 * Progress in a terminal is one line that is rewritten; elsewhere it is plain lines.
 * @param {{ stream?: NodeJS.WriteStream, interactive?: boolean }} [options]
 * @returns {Progress}
 */
export function createProgress({
  stream = process.stdout,
  interactive = Boolean(stream.isTTY) && !process.env.CI,
} = {}) {
  const coloured = interactive && !process.env.NO_COLOR
  /** @type {(code: number, text: string) => string} */
  const paint = (code, text) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text)
  /** @type {Map<symbol, { title: string, since: number }>} */
  const running = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const clear = () => interactive && stream.write('\r\u001B[K')

  function draw() {
    if (!interactive || running.size === 0) return
    const now = Date.now()
    const text = [...running.values()]
      .map(({ title, since }) => `${title} ${Math.floor((now - since) / 1000)} s`)
      .join(', ')
    stream.write(`\r\u001B[K${paint(2, `… ${text}`.slice(0, (stream.columns || 80) - 1))}`)
  }

  /** @param {string} [text] */
  function print(text = '') {
    clear()
    stream.write(`${text}\n`)
    draw()
  }

  /** @type {Progress['step']} */
  async function step(title, run) {
    const key = Symbol(title)
    const since = Date.now()
    let remark = ''
    running.set(key, { title, since })
    if (interactive) timer ??= setInterval(draw, 500)
    if (interactive) draw()
    else print(`… ${title}`)

    /** @param {string} mark */
    const end = (mark) => {
      running.delete(key)
      if (running.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
      const took = paint(2, formatDuration(Date.now() - since))
      print(`${mark} ${title}${remark && ` – ${remark}`}  ${took}`)
    }
    try {
      const result = await run((text) => (remark = text))
      end(paint(32, '✓'))
      return result
    } catch (error) {
      end(paint(31, '✗'))
      throw error
    }
  }

  return { step, print }
}
