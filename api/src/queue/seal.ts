import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Encrypts what waits in the queue: codes, links and contacts are of no use to a reader of the database. */
export interface Seal {
  close(content: unknown): string
  /** Throws where the content was changed, or sealed with another secret. */
  open(sealed: string): unknown
}

const [algorithm, nonceLength, tagLength] = ['aes-256-gcm', 12, 16] as const

/** With a key of its own, derived from the API's secret: all processes need the same one. */
export function createSeal(secret: string): Seal {
  const key = createHmac('sha256', secret).update('queue').digest()
  return {
    close(content) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce)
      const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const text = nonceLength + tagLength
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
      decipher.setAuthTag(bytes.subarray(nonceLength, text))
      const plain = Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()])
      const content: unknown = JSON.parse(plain.toString('utf8'))
      return content
    },
  }
}
