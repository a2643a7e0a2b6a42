import type { FastifyInstance } from 'fastify'
import type { Services } from '../server/services.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { savedRoutes } from './cart/saved.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { couponsRoutes } from './coupons/coupons.routes.ts'
import { countriesRoutes } from './countries/countries.routes.ts'
import { kidsRoutes } from './kids/kids.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { referralsRoutes } from './referrals/referrals.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

/** Every module of the API. */
export function registerModules(app: FastifyInstance, services: Services) {
  authRoutes(app, services)
  cartRoutes(app, services)
  savedRoutes(app, services)
  couponsRoutes(app, services)
  catalogRoutes(app, services)
  contentRoutes(app, services)
  countriesRoutes(app)
  kidsRoutes(app, services)
  newsletterRoutes(app, services)
  notificationsRoutes(app, services)
  profileRoutes(app, services)
  referralsRoutes(app, services)
  searchRoutes(app, services)
  settingsRoutes(app, services)
  wishlistRoutes(app, services)
}
