-- Editors write surveys, so changes of them are told like those of any content.
SELECT make_content('survey_forms', 'surveys');
