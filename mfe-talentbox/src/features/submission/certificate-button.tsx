import { openEntryCertificate } from '@brightyard/contract/calls'
import type { OwnEntry } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button } from '@brightyard/ui'
import { AwardIcon } from '@brightyard/ui/icons'

/** Opens the PDF by a link that is valid for a while; for all who took part, once the jury has decided. */
export function CertificateButton({ entry }: { entry: OwnEntry }) {
  const open = useMutation({
    ...mutationOf(openEntryCertificate),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: (error) => showToast({ kind: 'error', title: failureSentence(error) }),
  })
  const tookPart = entry.status === 'shown' || entry.status === 'in_review'
  if (!tookPart || entry.campaign.phase !== 'closed') return null
  return (
    <Button
      startIcon={<AwardIcon aria-hidden />}
      busy={open.isPending}
      onClick={() => open.mutate({ id: entry.id })}
    >
      {entry.place === null
        ? 'Open the certificate'
        : `Open the certificate for place ${entry.place}`}
    </Button>
  )
}
