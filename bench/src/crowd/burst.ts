import autocannon from 'autocannon'

export interface BurstOptions {
  /** `[<id>]` in it is another text in every request. */
  path: string
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
  /** Pages that came without their content, for the browser to render. */
  shells: number
  /** Answers other than 200 and 404, and requests that got none. */
  failed: number
  /** Of the mean answer, compressed or not as asked for. */
  bytes: number
}

const emptyRoot = Buffer.from('<div id="root"></div>')

/** Asks for a page over many connections at once. Contentless pages are counted in answers that are not compressed. */
export async function sendBurst(
  origin: string,
  { path, connections, seconds, rate, encoding = 'identity' }: BurstOptions,
): Promise<Burst> {
  let shells = 0
  let failed = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    idReplacement: true,
    ...(rate && { overallRate: rate }),
    requests: [
      {
        method: 'GET',
        path,
        headers: { 'accept-encoding': encoding },
        onResponse(status, body) {
          if (status !== 200 && status !== 404) failed += 1
          if (encoding === 'identity' && body.includes(emptyRoot.toString())) shells += 1
        },
      },
    ],
  })
  const { requests, latency, throughput, errors } = result
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    longest: latency.max,
    shells,
    failed: failed + errors,
    bytes: throughput.total / Math.max(1, requests.total),
  }
}
