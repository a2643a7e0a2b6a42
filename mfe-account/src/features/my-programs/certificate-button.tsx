import { openProgramCertificate } from '@brightyard/contract/calls'
import { AwardIcon } from '@brightyard/ui/icons'
import { FileButton } from '../../documents/file-button.tsx'

/** Saves the PDF, and the page stays. */
export const CertificateButton = ({ id, name }: { id: number; name: string }) => (
  <FileButton
    icon={<AwardIcon aria-hidden />}
    open={(api) => api.call(openProgramCertificate, { id })}
  >{`Certificate of ${name}`}</FileButton>
)
