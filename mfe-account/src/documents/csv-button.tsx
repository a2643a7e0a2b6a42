import { failureSentence, showToast } from '@brightyard/runtime'
import { Button } from '@brightyard/ui'
import { DownloadIcon } from '@brightyard/ui/icons'
import { saveCsv } from './save-csv.ts'

interface Saved {
  file_name: string
  csv: string
}

/** What follows an export: the file is saved and a toast says so, or why not. */
export const csvOutcome = <T extends Saved>(titleOf: (saved: T) => string) => ({
  onSuccess(saved: T) {
    saveCsv(saved.file_name, saved.csv)
    showToast({ kind: 'success', title: titleOf(saved), description: saved.file_name })
  },
  onError: (error: unknown) =>
    showToast({
      kind: 'error',
      title: 'The export failed.',
      description: failureSentence(error),
    }),
})

interface Props {
  busy: boolean
  disabled: boolean
  onClick: () => void
}

/** Saves a list as a table for spreadsheets. */
export const CsvButton = (props: Props) => (
  <Button variant="outline" startIcon={<DownloadIcon size={18} />} {...props}>
    Export
  </Button>
)
