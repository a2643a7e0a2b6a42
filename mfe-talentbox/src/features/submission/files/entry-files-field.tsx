import type { OwnEntry, TalentCampaign } from '@brightyard/contract/entities'
import { Box, Span } from '@brightyard/ui'
import { FilesField } from '@brightyard/ui/files'
import { EntryFiles } from '../../../stage/entry-files.tsx'
import { acceptedEndings, rulesOf } from './file-rules.ts'
import type { useEntryFiles } from './use-entry-files.ts'

interface EntryFilesFieldProps {
  id: string
  entry: OwnEntry
  campaign: TalentCampaign
  files: ReturnType<typeof useEntryFiles>
  error: string | undefined
}

/** Files of an entry: what is taken, how far each has come, and how they look on the stage. */
export function EntryFilesField({ id, entry, campaign, files, error }: EntryFilesFieldProps) {
  const most = campaign.max_files === 1 ? 'One file' : `Up to ${campaign.max_files} files`
  return (
    <Box id={id} tabIndex={-1}>
      <FilesField
        label="Files"
        help={
          <>
            {most}:
            {rulesOf(campaign).map((rule) => (
              <Span key={rule} display="block">
                {rule}
              </Span>
            ))}
            <Span display="block">
              A large file may take a while. You can pause it, and close the page: choose the same
              file again later, and it goes on where it stopped.
            </Span>
            {entry.status === 'draft' || entry.files.length === 0 ? null : (
              <Span display="block">
                {campaign.max_files === 1
                  ? 'This entry was sent: another file takes the place of the one that it has.'
                  : 'This entry was sent. Before you remove its last file, add another one.'}
              </Span>
            )}
          </>
        }
        accept={acceptedEndings(campaign)}
        single={campaign.max_files === 1}
        rows={files.rows}
        errors={[files.problem, error ?? null]}
        onAdd={files.add}
        onRemove={files.remove}
        onRetry={files.goOn}
        onPause={files.pause}
      />
      {entry.files.length > 0 ? (
        <Box as="section" aria-label="How it looks on the stage" mt="5" maxW="30rem">
          <EntryFiles files={entry.files} title={entry.title || 'Without a title'} />
        </Box>
      ) : null}
    </Box>
  )
}
