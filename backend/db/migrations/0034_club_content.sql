-- Editors write offers and webinars, so changes of them are told like those of any content.
SELECT make_content('partner_offers', 'partner-offers');--> statement-breakpoint
SELECT make_content('webinars', 'webinars');
