/**
 * The events of a server-sent stream, by name. Ends when the server closes it; throws when nothing,
 * not even a heartbeat, has arrived for `silenceTimeoutMs`.
 */
export async function* readEvents(
  address: string,
  options: {
    signal: AbortSignal
    silenceTimeoutMs: number
    headers?: Readonly<Record<string, string>>
  },
): AsyncGenerator<{ event: string; data: string }> {
  const silence = new AbortController()
  const signal = AbortSignal.any([options.signal, silence.signal])
  const startTimer = () =>
    setTimeout(() => silence.abort(new Error('The stream is silent.')), options.silenceTimeoutMs)
  let timer = startTimer()
  try {
    const response = await fetch(address, {
      headers: { ...options.headers, accept: 'text/event-stream' },
      signal,
    })
    if (!response.ok || !response.body)
      throw new Error(`${address} responded with ${response.status}.`)
    const decoder = new TextDecoder()
    let text = ''
    const body: AsyncIterable<Uint8Array> = response.body
    for await (const chunk of body) {
      clearTimeout(timer)
      timer = startTimer()
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = fieldOf(block, 'data')
        if (data) yield { event: fieldOf(block, 'event') || 'message', data }
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

const fieldOf = (block: string, name: string) =>
  block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trimStart())
    .join('\n')
