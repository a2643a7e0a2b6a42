/** How the site sends text messages: the outbox in development, a gateway elsewhere. */
export interface TextMessagePort {
  /** `to` in international form: `+919876543210`. The id is the same at every attempt to send a message. */
  send(message: { to: string; text: string }, messageId: string): Promise<void>
}

/**
 * Sends through a gateway that accepts `{ "to", "text" }` as JSON, with a key as bearer token: what every
 * provider of text messages offers, or a small function in front of it. Repeated attempts have the same
 * `Idempotency-Key`.
 */
export function createHttpTexts(url: string, key: string | undefined): TextMessagePort {
  return {
    async send(message, messageId) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': messageId,
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(10_000),
      })
      if (!response.ok) throw new Error(`The text message gateway answered ${response.status}.`)
    },
  }
}

/** Where no gateway is configured: the failure is logged. */
export const noTexts: TextMessagePort = {
  send: () => Promise.reject(new Error('No text message gateway is set up: see TEXTS_URL.')),
}
