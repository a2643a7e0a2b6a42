import type { OwnEntry, TalentCampaign } from '@brightyard/contract/entities'
import { Box, Button, Span } from '@brightyard/ui'
import { FilesField } from '@brightyard/ui/files'
import { Dialog } from '@brightyard/ui/overlay'
import { useRef, useState } from 'react'
import { EntryFiles } from '../../../stage/entry-files.tsx'
import type { Row } from './file-rows.ts'
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
  const removal = useRemoval(files)
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
        onRemove={removal.begin}
        onRetry={files.goOn}
        onPause={files.pause}
      />
      <Dialog
        open={removal.isAsked}
        alert
        title={`Remove ${removal.name}?`}
        description={
          entry.status === 'shown'
            ? 'To have it again, you would have to send it again. Others no longer see the entry, until we have looked at it again.'
            : 'To have it again, you would have to send it again.'
        }
        finalFocus={removal.focusAfter}
        onClose={removal.keep}
        footer={
          <>
            <Button variant="outline" onClick={removal.keep}>
              Keep it
            </Button>
            <Button colorPalette="danger" onClick={removal.confirm}>
              Remove the file
            </Button>
          </>
        }
      />
      {entry.files.length > 0 ? (
        <Box as="section" aria-label="How it looks on the stage" mt="5" maxW="30rem">
          <EntryFiles files={entry.files} title={entry.title || 'Without a title'} />
        </Box>
      ) : null}
    </Box>
  )
}

/** A file that the entry has is removed after a question; what has not come yet, at once. */
function useRemoval({ rows, remove }: EntryFilesFieldProps['files']) {
  const [asked, setAsked] = useState<Row | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const kept = useRef<HTMLElement | null>(null)
  return {
    isAsked,
    name: asked?.name ?? '',
    begin(key: number) {
      const row = rows.find((one) => one.key === key)
      if (row?.status !== 'sent') {
        remove(key)
        return
      }
      const { activeElement } = document
      kept.current = activeElement instanceof HTMLElement ? activeElement : null
      setAsked(row)
      setIsAsked(true)
    },
    keep: () => setIsAsked(false),
    confirm() {
      kept.current = null
      setIsAsked(false)
      // Rows may have moved up while the question stood.
      const row = rows.find(({ upload }) => upload === asked?.upload)
      if (row) remove(row.key)
    },
    /** The button of a file that stays. */
    focusAfter: () => kept.current,
  }
}
