import autocannon from 'autocannon'

export interface BurstOptions {
  /** `[<id>]` in it is another text in every request. */
  path: string
  /**
   * Looks for pages without content in every answer. That takes longer than the edge needs for a page that it has, and
   * one thread asks, so what it measures then is itself: not for warm pages.
   */
  findShells?: boolean
  connections: number
  seconds: number
  /** Requests per second; as many as the site answers unless given. */
  rate?: number
  encoding?: string
}

/** Times in milliseconds. */
export interface Burst {
  perSecond: number
  p50: number
  p99: number
  longest: number
  /** Pages that came without their content, for the browser to render, where they were looked for. */
  shells?: number
  /** Answers other than 200, 404 and the 503 of a page without content, and requests that got none. */
  failed: number
  /** Of the mean answer, compressed or not as asked for. */
  bytes: number
}

const emptyRoot = '<div id="root"></div>'

/** Asks for a page over many connections at once. */
export async function sendBurst(
  origin: string,
  { path, findShells, connections, seconds, rate, encoding = 'identity' }: BurstOptions,
): Promise<Burst> {
  let shells = 0
  const countShells = (_status: number, body: string) => {
    if (body.includes(emptyRoot)) shells += 1
  }
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    idReplacement: true,
    ...(rate && { overallRate: rate }),
    // A single thread of the asking program is slower than the edge.
    ...(!findShells && { workers: 2 }),
    requests: [
      {
        method: 'GET',
        path,
        headers: { 'accept-encoding': encoding },
        ...(findShells && { onResponse: countShells }),
      },
    ],
  })
  const { requests, latency, throughput, errors, statusCodeStats } = result
  const answered = (status: 200 | 404 | 503) => statusCodeStats?.[`${status}`]?.count ?? 0
  const failed = requests.total - answered(200) - answered(404) - answered(503) + errors
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    longest: latency.max,
    ...(findShells && { shells }),
    failed,
    bytes: throughput.total / Math.max(1, requests.total),
  }
}
