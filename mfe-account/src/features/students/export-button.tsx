import { exportStudents } from '@brightyard/contract/calls'
import { showToast, useApi, useMutation } from '@brightyard/runtime'
import { Button } from '@brightyard/ui'
import { DownloadIcon } from '@brightyard/ui/icons'
import { sentenceFor } from '../../forms/server-error.ts'
import { queryOf, type StudentFilter } from './students.queries.ts'

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Saves the rows that the filter shows, from every page, as a table for spreadsheets. */
export function ExportButton({ filter, disabled }: { filter: StudentFilter; disabled: boolean }) {
  const api = useApi()
  const exporting = useMutation({
    mutationFn: () => api.call(exportStudents, queryOf(filter)),
    onSuccess({ file_name, csv, rows }) {
      save(file_name, csv)
      const title = rows === 1 ? '1 student is in the file.' : `${rows} students are in the file.`
      showToast({ kind: 'success', title, description: file_name })
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'The export failed.', description: sentenceFor(error) }),
  })
  return (
    <Button
      variant="outline"
      startIcon={<DownloadIcon size={18} />}
      disabled={disabled}
      busy={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export
    </Button>
  )
}
