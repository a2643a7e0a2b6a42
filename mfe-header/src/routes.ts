import {
  cartCountChanged,
  chatRequested,
  kidSelected,
  notificationCountChanged,
  roomSelected,
  sessionChanged,
  toastRequested,
  wishlistCountChanged,
} from '@brightyard/contract/channels'
import { defineRemote, defineSlots } from '@brightyard/contract/release'

/** Everything mfe-header owns: no address, but what stands above and below every page. */
export const remote = defineRemote({
  name: 'header',
  slots: defineSlots([
    { name: 'header', module: './features/header/header.slot', render: 'server' },
    { name: 'footer', module: './features/footer/footer.slot', render: 'server' },
    { name: 'chat', module: './features/chat/chat.slot' },
    { name: 'search-suggestions', module: './features/header/search-suggestions.slot' },
  ]),
  publishes: [toastRequested],
  subscribes: [
    sessionChanged,
    notificationCountChanged,
    wishlistCountChanged,
    cartCountChanged,
    kidSelected,
    roomSelected,
    chatRequested,
  ],
})
