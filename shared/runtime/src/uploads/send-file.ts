import { removeUpload, sendUploadPart, startUpload } from '@brightyard/contract/calls'
import { uploadPartBytes, type PartPurpose } from '@brightyard/contract/entities'
import type { Api } from '@brightyard/runtime'

/** How far a file has come, so that a next try goes on there. */
export interface Sent {
  /** The server's id of it; null until it is announced. */
  upload: string | null
  received: number
}

const base64Of = (part: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    }
    reader.onerror = () => reject(new Error('This file can no longer be read.'))
    reader.readAsDataURL(part)
  })

/** Sends what is missing of a file, part by part; `onSent` is called after each. Throws when the server refuses it or the file cannot be read. */
export async function sendFile(
  api: Api,
  { file, purpose, sent }: { file: File; purpose: PartPurpose; sent: Sent },
  { onSent, signal }: { onSent: (sent: Sent) => void; signal: AbortSignal },
) {
  let { upload, received } = sent
  if (upload === null) {
    const input = { purpose, name: file.name.slice(-200), size: file.size }
    ;({ upload } = await api.call(startUpload, input, { signal }))
    onSent({ upload, received })
  }
  while (received < file.size) {
    const data = await base64Of(file.slice(received, received + uploadPartBytes))
    const input = { upload, start: received, data }
    ;({ received } = await api.call(sendUploadPart, input, { signal }))
    onSent({ upload, received })
  }
}

/** The server deletes it after a day anyway, so a failure does not matter. */
export const forgetFile = (api: Api, upload: string) =>
  api.call(removeUpload, { upload }).catch(() => {})
