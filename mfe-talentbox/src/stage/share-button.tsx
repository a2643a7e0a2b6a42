import { showToast } from '@brightyard/runtime'
import { Button } from '@brightyard/ui'
import { ShareIcon } from '@brightyard/ui/icons'

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'success', title: 'Link copied' })
  } catch {
    showToast({ kind: 'info', title: 'Copy the link from here', description: url })
  }
}

/** Passes the address of this page on: with the list of apps where there is one, otherwise as a copied link. */
export function ShareButton({ title }: { title: string }) {
  function share() {
    const url = location.origin + location.pathname
    // Closing the list of apps is no failure.
    void ('share' in navigator ? navigator.share({ title, url }).catch(() => {}) : copy(url))
  }
  return (
    <Button variant="outline" startIcon={<ShareIcon />} onClick={share}>
      Share
    </Button>
  )
}
