import { openProgramCertificate } from '@brightyard/contract/calls'
import { failureSentence, showToast, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button } from '@brightyard/ui'
import { AwardIcon } from '@brightyard/ui/icons'

/** Opens the PDF by a link that is valid for a while. */
export function CertificateButton({ id, name }: { id: number; name: string }) {
  const open = useMutation({
    ...mutationOf(openProgramCertificate),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: (error) => showToast({ kind: 'error', title: failureSentence(error) }),
  })
  return (
    <Button
      variant="soft"
      startIcon={<AwardIcon aria-hidden />}
      busy={open.isPending}
      onClick={() => open.mutate({ id })}
    >
      Certificate of {name}
    </Button>
  )
}
